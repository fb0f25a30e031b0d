import Foundation
import Testing

@Suite struct ChildProcessTests {
  private static func run(_ script: String, passing socket: FileHandle? = nil) async throws
    -> (status: Int32, output: String)
  {
    let pipe = Pipe()
    let process = try ChildProcess(
      .init(
        path: "/bin/sh", arguments: ["-c", script], environment: ["A": "1"],
        output: pipe.fileHandleForWriting.fileDescriptor, errors: STDERR_FILENO,
        passed: socket?.fileDescriptor))
    try pipe.fileHandleForWriting.close()
    let output = try await onThread { pipe.fileHandleForReading.readDataToEndOfFile() }
    return (try await process.exitStatus(), String(decoding: output, as: UTF8.self))
  }

  @Test func `a process has the descriptors that it is given and no others`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("passed", to: "file")
    let leaks = (0..<20).map { _ in dup(STDERR_FILENO) }
    defer { for leak in leaks { close(leak) } }
    let numbers = (0...max(99, leaks.max() ?? 0)).map(String.init).joined(separator: " ")
    let list = "for number in \(numbers); do [ -e /proc/$$/fd/$number ] && echo $number; done"
    #expect(try await Self.run(list).output == "0\n1\n2\n")
    let file = try #require(FileHandle(forReadingAtPath: folder.path + "/file"))
    #expect(try await Self.run("\(list); cat <&3", passing: file).output == "0\n1\n2\n3\npassed")
  }

  @Test func `a process has the variables that it is given and no others`() async throws {
    #expect(try await Self.run("env | grep -v -e ^PWD= -e ^_=").output == "A=1\n")
  }

  @Test func `the status tells of an exit and of a signal, and comes to all who ask`() async throws
  {
    #expect(try await Self.run("exit 7").status == 7)
    #expect(try await Self.run("kill -9 $$").status == 128 + SIGKILL)
    let sleeper = try ChildProcess(
      .init(path: "/bin/sleep", arguments: ["3600"], output: STDERR_FILENO, errors: STDERR_FILENO))
    sleeper.terminate()
    #expect(try await sleeper.exitStatus() == 128 + SIGTERM)
    sleeper.terminate()
    #expect(try await sleeper.exitStatus() == 128 + SIGTERM)
  }

  @Test func `a program that is none is told at once`() {
    #expect(throws: ClientError.self) {
      try ChildProcess(.init(path: "/nowhere", output: STDERR_FILENO, errors: STDERR_FILENO))
    }
  }
}
