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
    guard loop.isCurrent(token), let connection = connections[token.slot] else { return }
    switch answer {
    case .response(let response): connection.machine.respond(response)
    case .stream(let stream): connection.machine.stream(stream)
    }
    pump(connection)
  }
}
