import CLinux
import Foundation
import Glibc

/// Messages from other threads, with a descriptor that is readable while there are some.
final class Mailbox<Message: Sendable>: Sendable {
  let descriptor: FileDescriptor
  private let lock = NSLock()
  // These are guarded by `lock`.
  private nonisolated(unsafe) var messages: [Message] = []
  private nonisolated(unsafe) var isClosed = false

  init() throws(SocketError) {
    let number = eventfd(0, CInt(EFD_NONBLOCK) | CInt(EFD_CLOEXEC))
    guard number >= 0 else { throw .last("eventfd") }
    descriptor = FileDescriptor(owning: number)
  }

  /// Adds a message; only the first one since the last `take` wakes the reader.
  ///
  /// - Parameter message: the message.
  /// - Returns: false if nobody will read it, since the mailbox is closed.
  func post(_ message: Message) -> Bool {
    lock.lock()
    guard !isClosed else {
      lock.unlock()
      return false
    }
    let isFirst = messages.isEmpty
    messages.append(message)
    lock.unlock()
    if isFirst { wakeReader() }
    return true
  }

  private func wakeReader() {
    var one: UInt64 = 1
    while write(descriptor.rawValue, &one, 8) < 0, errno == EINTR {}
  }

  /// Exchanges the messages for an empty array, whose storage serves for those to come.
  func take(into taken: inout [Message]) {
    var count: UInt64 = 0
    while read(descriptor.rawValue, &count, 8) < 0, errno == EINTR {}
    lock.lock()
    swap(&messages, &taken)
    lock.unlock()
  }

  /// Takes the last messages.
  func close(into taken: inout [Message]) {
    lock.lock()
    swap(&messages, &taken)
    isClosed = true
    lock.unlock()
  }
}
