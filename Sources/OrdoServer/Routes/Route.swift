import HTTPServer

/// What a path stands for.
enum Route: Equatable {
  case boards
  case board(String)
  case changes(String)
  case events(String)
  case boardEvents
  case export(String)
  case history(String)
  case trash(String)
  case importBoard
  case health
  case readiness
  case metrics
  case boardsPage
  case boardPage(String)

  /// Finds the route of a path; nil where there is none, but perhaps a file.
  init?(path: String) {
    switch path {
    case "/": self = .boardsPage
    case "/healthz": self = .health
    case "/readyz": self = .readiness
    case "/metrics": self = .metrics
    case "/api/events": self = .boardEvents
    case "/api/boards": self = .boards
    case "/api/boards/import": self = .importBoard
    default:
      if let id = path.dropping("/b/") {
        self.init(page: id)
      } else if let rest = path.dropping("/api/boards/") {
        self.init(board: rest)
      } else {
        return nil
      }
    }
  }

  private init?(page id: Substring) {
    guard !id.isEmpty, !id.utf8.contains(UInt8(ascii: "/")) else { return nil }
    self = .boardPage(String(id))
  }

  private init?(board rest: Substring) {
    guard let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) else {
      guard !rest.isEmpty else { return nil }
      self = .board(String(rest))
      return
    }
    let id = String(rest[..<slash])
    switch rest[rest.utf8.index(after: slash)...] {
    case "changes": self = .changes(id)
    case "events": self = .events(id)
    case "export": self = .export(id)
    case "history": self = .history(id)
    case "trash": self = .trash(id)
    default: return nil
    }
  }

  /// The path with a placeholder for what differs, by which requests are counted.
  var template: String {
    switch self {
    case .boards: "/api/boards"
    case .board: "/api/boards/{id}"
    case .changes: "/api/boards/{id}/changes"
    case .events: "/api/boards/{id}/events"
    case .boardEvents: "/api/events"
    case .export: "/api/boards/{id}/export"
    case .history: "/api/boards/{id}/history"
    case .trash: "/api/boards/{id}/trash"
    case .importBoard: "/api/boards/import"
    case .health: "/healthz"
    case .readiness: "/readyz"
    case .metrics: "/metrics"
    case .boardsPage: "/"
    case .boardPage: "/b/{id}"
    }
  }

  /// The methods that the route has.
  var methods: [HTTPMethod] {
    switch self {
    case .boards: [.get, .head, .post]
    case .board: [.get, .head, .delete]
    case .changes, .importBoard: [.post]
    case .events, .boardEvents: [.get]
    case .export, .history, .trash, .health, .readiness, .metrics, .boardsPage, .boardPage:
      [.get, .head]
    }
  }

  /// The types of body that the route takes.
  var contentTypes: [String] {
    self == .importBoard ? BoardFormat.allCases.map(\.mediaType) : [BoardFormat.json.mediaType]
  }

  /// The largest body that the route takes, in bytes.
  var bodyLimit: Int {
    self == .importBoard ? 32 << 20 : 1 << 20
  }

  /// Whether the route is answered even where there is no room for more connections.
  var isVital: Bool { self == .health || self == .readiness }
}

extension String {
  /// What follows a prefix; nil where the text does not begin with it.
  fileprivate func dropping(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? self[utf8.index(startIndex, offsetBy: prefix.utf8.count)...] : nil
  }
}
