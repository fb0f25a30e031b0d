import Sockets
import Synchronization

extension Worker {
  func adopt(
    _ descriptor: consuming FileDescriptor, _ peer: SocketAddress,
    _ admission: ConnectionCensus.Admission
  ) {
    let token = loop.takeSlot()
    let machine = HTTPConnection(
      limits: context.connectionLimits, peer: peer, isSpare: admission == .spare, now: loop.now)
    let connection = Connection(
      descriptor: descriptor, token: token, peer: peer, admission: admission,
      counted: admission == .regular ? context.counted(peer) : nil, machine: machine)
    while connections.count <= token.slot { connections.append(nil) }
    connections[token.slot] = connection
    connectionCount += 1
    do {
      try loop.watch(connection.descriptor, for: connection.interest, as: token)
      if stopToken != nil { stop(connection) } else { pump(connection) }
    } catch {
      close(connection)
    }
  }

  func receive(on connection: Connection) {
    switch connection.descriptor.receive(into: received) {
    case .bytes(0):
      connection.machine.receiveEnd()
    case .bytes(let count):
      let bytes = UnsafeRawBufferPointer(rebasing: received[..<count])
      connection.machine.receive(bytes, at: loop.now)
    case .wouldBlock:
      break
    case .failed:
      close(connection)
    }
  }

  /// Does all that can be done now.
  func pump(_ connection: Connection) {
    guard !connection.isPumping else { return }
    connection.isPumping = true
    while !connection.isClosed, flush(connection),
      let action = connection.machine.next(at: loop.now)
    {
      perform(action, on: connection)
    }
    connection.isPumping = false
    settle(connection)
  }

  private func perform(_ action: HTTPConnection.Action, on connection: Connection) {
    switch action {
    case .screen(let head):
      connection.machine.screened(screen(head, on: connection), at: loop.now)
    case .sendContinue:
      connection.output.append("HTTP/1.1 100 Continue\r\n\r\n")
    case .handle(let request):
      context.handler.handle(request, responder(for: connection.token))
    case .respond(let response, let omitsBody, let closes):
      encode(response, omitsBody: omitsBody, closes: closes, on: connection)
    case .reject(let error, let head):
      encode(
        reject(head, of: connection.peer, error), omitsBody: head?.method == .head, closes: true,
        on: connection)
    case .stream(let stream):
      open(stream, on: connection)
    case .shutdownSending:
      connection.descriptor.shutdownSending()
    case .close:
      close(connection)
    }
  }

  private func screen(_ head: HTTPRequest.Head, on connection: Connection) -> Screening {
    if connection.machine.isSpare ? !context.handler.isVital(head) : !counts(head, on: connection) {
      return .refuse(reject(head, of: connection.peer, .atCapacity))
    }
    return context.handler.screen(head)
  }

  /// Counts a proxy's connection for the client that it serves now; false if there is no room.
  private func counts(_ head: HTTPRequest.Head, on connection: Connection) -> Bool {
    let proxies = context.configuration.trustedProxies
    guard proxies.trusts(connection.peer) else { return true }
    let client = proxies.client(of: head)?.client
    guard client != connection.counted else { return true }
    guard context.census.move(from: connection.counted, to: client) else {
      return context.handler.isVital(head)
    }
    connection.counted = client
    return true
  }

  private func encode(
    _ response: HTTPResponse, omitsBody: Bool, closes: Bool, on connection: Connection
  ) {
    let hasBody = !omitsBody && !response.status.forbidsBody
    connection.output.append(
      head: {
        context.encoder.encodeHead(of: response, closes: closes, date: date.current(), to: &$0)
      }, body: hasBody ? response.body : [])
  }

  /// Sends what waits; false if some of it must wait on, or the connection has failed.
  private func flush(_ connection: Connection) -> Bool {
    if connection.output.isEmpty { return true }
    while !connection.output.isEmpty {
      let transfer = connection.output.withNext {
        connection.descriptor.send($0, isMoreComing: $1)
      }
      switch transfer {
      case .bytes(let count):
        connection.output.didSend(count)
        connection.machine.didSendPart(count, at: loop.now)
      case .wouldBlock:
        return false
      case .failed:
        close(connection)
        return false
      }
    }
    connection.machine.didSendResponse(at: loop.now)
    return true
  }

  /// Lets the loop wait for what the connection now waits for.
  func settle(_ connection: Connection) {
    guard !connection.isClosed else { return }
    connection.tellFeeds()
    var interest: Readiness = connection.machine.wantsInput ? .input : []
    if !connection.output.isEmpty || connection.stream?.isBlocked == true {
      interest.insert(.output)
    }
    if interest != connection.interest {
      connection.interest = interest
      loop.change(connection.descriptor, to: interest, as: connection.token)
    }
    // A deadline that moves away is left alone: when it comes, the connection is asked again.
    guard let deadline = deadline(of: connection) else { return }
    if connection.scheduled.map({ deadline < $0 }) ?? true {
      connection.scheduled = deadline
      loop.schedule(connection.token, at: deadline)
    }
  }

  func deadline(of connection: Connection) -> MonotonicInstant? {
    guard let stream = connection.stream else { return connection.machine.deadline }
    let delivered = connection.subscriptions.lazy.map(\.feed.deliveredAt).max()
    let deadline = stream.deadline(
      delivered: delivered ?? loop.now, heartbeat: context.heartbeatInterval,
      stall: context.connectionLimits.stallTimeout)
    return connection.streamEnd.map { min($0, deadline) } ?? deadline
  }

  func timeOut(_ connection: Connection) {
    if connection.stream != nil {
      timeOutStream(connection)
    } else if connection.output.isEmpty {
      connection.machine.timeOut()
    } else {
      // Whoever takes nothing would not take another answer either.
      close(connection)
    }
  }

  func close(_ connection: Connection) {
    guard !connection.isClosed else { return }
    connection.isClosed = true
    closeStream(connection)
    connections[connection.token.slot] = nil
    connectionCount -= 1
    loop.releaseSlot(connection.token)
    context.census.leave(connection.counted, connection.admission)
    if context.isDescriptorAwaited.load(ordering: .relaxed) {
      acceptingLoop.post(.resumeAccepting)
    }
    endIfDone()
  }
}
