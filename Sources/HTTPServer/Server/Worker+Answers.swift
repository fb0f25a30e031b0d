import Sockets

extension Worker {
  func responder(for token: Token) -> Responder {
    Responder { [self] in take($0, for: token) }
  }

  /// Takes an answer on whatever thread it is given.
  private func take(_ answer: Responder.Answer, for token: Token) {
    if loop.isCurrent {
      self.answer(token, answer)
    } else {
      loop.post(.answer(token, answer))
    }
  }

  /// Passes an answer on, unless the client has gone in the meantime.
  func answer(_ token: Token, _ answer: Responder.Answer) {
    let connection = loop.isCurrent(token) ? connections[token.slot] : nil
    switch answer {
    case .response(let response):
      connection?.machine.respond(response)
    case .stream(let stream):
      if connection?.machine.stream(stream) == true {
        connection?.onStreamClose = stream.onClose
      } else {
        stream.onClose?()
      }
    }
    if let connection { pump(connection) }
  }
}
