import Sockets

extension Worker {
  /// Ends gracefully: streams end over a short spread, requests in flight are answered, and what is
  /// left at the deadline is closed.
  func stop(by deadline: MonotonicInstant) {
    guard stopToken == nil else { return }
    let token = loop.takeSlot()
    stopToken = token
    while connections.count <= token.slot { connections.append(nil) }
    loop.schedule(token, at: deadline)
    // The loops learn of it after the last connection that was handed to them.
    acceptor?.stop(by: deadline, for: self)
    acceptor = nil
    for case let connection? in connections {
      if connection.stream != nil {
        scheduleEnd(of: connection)
      } else {
        stop(connection)
      }
    }
    endIfDone()
  }

  /// Lets the present request of a connection be its last; one that has come already is answered.
  func stop(_ connection: Connection) {
    if connection.machine.isIdle { receive(on: connection) }
    connection.machine.stop()
    pump(connection)
  }

  func endIfDone() {
    if stopToken != nil, connectionCount == 0 { loop.stop() }
  }
}
