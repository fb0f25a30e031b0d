import BoardModel
import Foundation

/// Writes lines to a descriptor on a thread of its own, so that nobody who logs ever waits.
///
/// Where the descriptor takes nothing, as many lines wait as there is room for; the others are left
/// out, and a line says later how many they were. It writes until the process ends.
///
/// Unchecked, because the condition guards what changes.
public final class LogWriter: @unchecked Sendable {
  private let descriptor: CInt
  private let capacity: Int
  private let clock: @Sendable () -> Timestamp
  private let condition = NSCondition()
  private var waiting: [[UInt8]] = []
  private var waitingBytes = 0
  private var dropped = 0
  private var isWriting = false

  /// Begins to write.
  ///
  /// - Parameters:
  ///   - descriptor: Where to write.
  ///   - capacity: How many bytes wait at most.
  ///   - clock: Where the time comes from.
  public init(
    descriptor: CInt = STDERR_FILENO, capacity: Int = 1 << 20,
    clock: @escaping @Sendable () -> Timestamp = { .now }
  ) {
    self.descriptor = descriptor
    self.capacity = capacity
    self.clock = clock
    let thread = Thread { [self] in while true { writeWaiting() } }
    thread.name = "ordo-log"
    thread.start()
  }

  /// Takes a line, or leaves it out where too much waits already.
  ///
  /// - Parameter line: The line with its line feed.
  public func write(_ line: [UInt8]) {
    condition.withLock {
      guard waitingBytes + line.count <= capacity else {
        dropped += 1
        return
      }
      waiting.append(line)
      waitingBytes += line.count
      condition.broadcast()
    }
  }

  /// Waits until all lines are written, but not for longer than a time.
  ///
  /// - Parameter time: The time.
  public func finish(within time: Duration) {
    let deadline = Date(timeIntervalSinceNow: time / .seconds(1))
    condition.withLock {
      while isWriting || !waiting.isEmpty, condition.wait(until: deadline) {}
    }
  }

  private func writeWaiting() {
    let (lines, dropped) = condition.withLock {
      while waiting.isEmpty { condition.wait() }
      isWriting = true
      defer { (waiting, waitingBytes, self.dropped) = ([], 0, 0) }
      return (waiting, self.dropped)
    }
    for line in lines { writeWhole(line) }
    if dropped > 0 {
      // They would have come after those that had room.
      let metadata = ["log.dropped": "\(dropped)"]
      writeWhole(LogLine(clock(), .warning, "Lines of the log had no room", metadata).bytes)
    }
    condition.withLock {
      isWriting = false
      condition.broadcast()
    }
  }

  private func writeWhole(_ line: [UInt8]) {
    line.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, part.baseAddress, part.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if !canGoOn(after: errno) {
          // Nobody will ever take it.
          return
        }
      }
    }
  }

  /// Whether to try again: a signal came in between, or the descriptor, which others may have made
  /// non-blocking, has room again.
  private func canGoOn(after error: CInt) -> Bool {
    guard error == EAGAIN else { return error == EINTR }
    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&state, 1, -1)
    return true
  }
}

extension Logger {
  /// Makes a logger that writes the lines of a process.
  ///
  /// - Parameters:
  ///   - level: What matters less is left out.
  ///   - writer: Writes the lines.
  public init(level: LogLevel, writer: LogWriter) {
    self.init(level: level, clock: { .now }, write: writer.write)
  }
}
