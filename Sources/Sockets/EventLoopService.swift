/// What an event loop serves; the loop calls it on its own thread only.
public protocol EventLoopService: AnyObject, SendableMetatype {
  /// What other threads can tell the service.
  associatedtype Message: Sendable

  /// A descriptor is ready.
  ///
  /// - Parameters:
  ///   - slot: the descriptor's slot.
  ///   - readiness: what can be done with it.
  func ready(_ slot: Int, _ readiness: Readiness)

  /// The deadline of a slot has passed.
  ///
  /// - Parameter slot: the slot, which has no deadline now.
  func expired(_ slot: Int)

  /// Another thread has posted a message.
  ///
  /// - Parameter message: the message; they come in the order in which they were posted.
  func receive(_ message: Message)
}
