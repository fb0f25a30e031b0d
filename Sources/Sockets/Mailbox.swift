import CLinux
import Foundation
import Glibc

/// Messages from other threads, with a descriptor that is readable while there are some.
final class Mailbox<Message: Sendable>: Sendable {
  let descriptor: FileDescriptor
  private let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) var messages: [Message] = []

  init() throws(SocketError) {
    let number = eventfd(0, CInt(EFD_NONBLOCK) | CInt(EFD_CLOEXEC))
    guard number >= 0 else { throw .last("eventfd") }
    descriptor = FileDescriptor(owning: number)
  }

  /// Adds a message; only the first one since the last `take` wakes the reader.
  func post(_ message: Message) {
    lock.lock()
    let isFirst = messages.isEmpty
    messages.append(message)
    lock.unlock()
    guard isFirst else { return }
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
}
