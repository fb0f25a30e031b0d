import Foundation

/// The built executable as a process of its own.
final class ServerProcess: Sendable {
  let process: ChildProcess
  private let output: FileHandle
  private let errors: FileHandle

  /// The executable lies beside the test bundle.
  static var executable: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("ordo").path
  }

  private init(
    _ path: String, _ arguments: [String], environment: [String: String] = [:],
    passing socket: FileHandle? = nil
  ) throws {
    let (output, errors) = (Pipe(), Pipe())
    process = try ChildProcess(
      .init(
        path: path, arguments: arguments, environment: environment,
        output: output.fileHandleForWriting.fileDescriptor,
        errors: errors.fileHandleForWriting.fileDescriptor, passed: socket?.fileDescriptor))
    (self.output, self.errors) = (output.fileHandleForReading, errors.fileHandleForReading)
    for pipe in [output, errors] { try pipe.fileHandleForWriting.close() }
  }

  convenience init(_ arguments: [String], environment: [String: String] = [:]) throws {
    try self.init(Self.executable, arguments, environment: environment)
  }

  /// Starts the server as systemd would: with a socket that listens already.
  convenience init(
    _ arguments: [String], listeningOn socket: FileHandle, addressed: Bool = true
  ) throws {
    let script = #"LISTEN_FDS=1 LISTEN_PID=$(($$ + \#(addressed ? 0 : 1))) exec "$0" "$@""#
    try self.init(
      "/bin/sh", ["-c", script, Self.executable] + arguments, passing: socket)
  }

  /// Starts the server with as many descriptors as it may have open.
  convenience init(_ arguments: [String], descriptors: Int) throws {
    let script = #"ulimit -n \#(descriptors) && exec "$0" "$@""#
    try self.init("/bin/sh", ["-c", script, Self.executable] + arguments)
  }

  deinit { process.send(SIGKILL) }

  /// Waits for the line that a server prints when it answers.
  func greeting() async throws -> String {
    try await onThread { [output] in Self.line(from: output) }
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
      [output, errors].map { String(decoding: $0.readDataToEndOfFile(), as: UTF8.self) }
    }
    return (try await process.exitStatus(), texts[0], texts[1])
  }

  /// How many seconds of processor time it has taken.
  func processorTime() throws -> Double {
    let path = "/proc/\(process.identifier)/stat"
    let stat = try String(contentsOfFile: path, encoding: .utf8)
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    let ticks = fields[11...12].compactMap { Double($0) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Ends the process as a loss of power would.
  func crash() async throws {
    process.send(SIGKILL)
    _ = try await process.exitStatus()
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
