import Foundation

/// The built executable as a process of its own.
final class ServerProcess: Sendable {
  let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// The executable lies beside the test bundle.
  static var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("ordo")
  }

  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    process.executableURL = Self.executable
    process.arguments = arguments
    process.environment = environment
    try run()
  }

  /// Starts the server as systemd would: with a socket that listens already.
  init(
    _ arguments: [String], listeningOn socket: FileHandle, addressed: Bool = true,
    environment: [String: String] = [:]
  ) throws {
    let script = #"""
      export LISTEN_FDS=1 LISTEN_PID=$(($$ + OFFSET)); unset OFFSET
      exec "$0" "$@" 3<&0 </dev/null
      """#
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, Self.executable.path] + arguments
    process.environment = environment.merging(["OFFSET": addressed ? "0" : "1"]) { $1 }
    process.standardInput = socket
    try run()
  }

  /// Starts the server with as many descriptors as it may have open.
  init(_ arguments: [String], descriptors: Int) throws {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", #"ulimit -n \#(descriptors) && exec "$0" "$@""#, Self.executable.path] + arguments
    process.environment = [:]
    try run()
  }

  private func run() throws {
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Waits for the line that a server prints when it answers.
  func greeting() async throws -> String {
    try await onThread { [output] in Self.line(from: output.fileHandleForReading) }
  }

  /// Waits for that line and takes the port from it.
  func port() async throws -> Int {
    let line = try await greeting()
    let prefix = "Ordo is at http://127.0.0.1:"
    guard line.hasPrefix(prefix), let port = Int(line.dropFirst(prefix.count).dropLast()) else {
      throw ClientError.malformed(line)
    }
    return port
  }

  /// Waits for the end of the process.
  func result() async throws -> (status: Int32, output: String, errors: String) {
    let texts = try await onThread { [output, errors] in
      let text = output.fileHandleForReading.readDataToEndOfFile()
      let problems = errors.fileHandleForReading.readDataToEndOfFile()
      return [text, problems].map { String(decoding: $0, as: UTF8.self) }
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  /// How many seconds of processor time it has taken.
  func processorTime() throws -> Double {
    let path = "/proc/\(process.processIdentifier)/stat"
    let stat = try String(contentsOfFile: path, encoding: .utf8)
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    let ticks = fields[11...12].compactMap { Double($0) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Ends the process as a loss of power would.
  func crash() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private static func line(from handle: FileHandle) -> String {
    var line = Data()
    while let byte = try? handle.read(upToCount: 1), byte.first != nil, byte.first != 10 {
      line += byte
    }
    return String(decoding: line, as: UTF8.self)
  }
}

/// Runs what may block on a thread of its own: the threads that tests share are few.
func onThread<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
  }
}

/// Runs the executable to its end.
func run(_ arguments: [String]) async throws -> (status: Int32, output: String, errors: String) {
  try await ServerProcess(arguments).result()
}
