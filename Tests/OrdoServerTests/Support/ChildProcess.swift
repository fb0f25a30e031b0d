import CLinux
import Foundation

/// Another program as a process of its own, which has no descriptors but those that it is given.
final class ChildProcess: Sendable {
  /// What a process begins with.
  struct Start {
    var path: String
    var arguments: [String] = []
    var environment: [String: String] = [:]
    var output: Int32
    var errors: Int32
    /// Becomes descriptor 3.
    var passed: Int32?
  }

  let identifier: pid_t
  private let condition = NSCondition()
  /// Guarded by `condition`; nil while the process runs.
  private nonisolated(unsafe) var status: Int32?

  init(_ start: Start) throws {
    identifier = try Self.spawn(start)
    Thread.detachNewThread { [self] in waitForEnd() }
  }

  private static func spawn(_ start: Start) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, start.output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, start.errors, STDERR_FILENO)
    if let passed = start.passed { posix_spawn_file_actions_adddup2(&actions, passed, 3) }
    spawn_close_from(&actions, start.passed == nil ? 3 : 4)

    // The threads of a test hold signals back, and a server of the tests ignores some.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var words = ([start.path] + start.arguments).map { strdup($0) } + [nil]
    var variables = start.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, start.path, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw ClientError.failed(call: "posix_spawn", code: code) }
    return identifier
  }

  private func waitForEnd() {
    // As long as nobody takes its status, the number belongs to no other process.
    var end = siginfo_t()
    while waitid(P_PID, id_t(identifier), &end, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    condition.withLock {
      var word: Int32 = 0
      waitpid(identifier, &word, 0)
      status = word & 0x7f == 0 ? word >> 8 & 0xff : 128 + word & 0x7f
      condition.broadcast()
    }
  }

  /// Sends a signal, if the process still runs.
  func send(_ signal: Int32) {
    condition.withLock { if status == nil { kill(identifier, signal) } }
  }

  /// Asks the process to end.
  func terminate() { send(SIGTERM) }

  /// Waits for the end.
  ///
  /// - Returns: The status, as a shell would tell it: 128 and more for a signal.
  func exitStatus() async throws -> Int32 {
    try await onThread { [self] in
      condition.withLock {
        while true {
          if let status { return status }
          condition.wait()
        }
      }
    }
  }
}
