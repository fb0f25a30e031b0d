import HTTPServer

/// What a path stands for.
enum Route: Equatable {
  case boards
  case board(String)
  case changes(String)
  case events(String)
  case boardEvents
  case export(String)
  case importBoard
  case health
  case readiness
  case metrics
  case boardsPage
  case boardPage(String)

  /// Finds the route of a path; nil where there is none, but perhaps a file.
  init?(path: String) {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard segments.count <= 4 else { return nil }
    let names =
      segments.map { String($0) as String? } + Array(repeating: nil, count: 4 - segments.count)
    switch (names[0], names[1], names[2], names[3]) {
    case ("", nil, nil, nil): self = .boardsPage
    case ("healthz", nil, nil, nil): self = .health
    case ("readyz", nil, nil, nil): self = .readiness
    case ("metrics", nil, nil, nil): self = .metrics
    case ("b", let id?, nil, nil) where id != "": self = .boardPage(id)
    case ("api", "events", nil, nil): self = .boardEvents
    case ("api", "boards", nil, nil): self = .boards
    case ("api", "boards", "import", nil): self = .importBoard
    case ("api", "boards", let id?, nil) where id != "": self = .board(id)
    case ("api", "boards", let id?, "changes"): self = .changes(id)
    case ("api", "boards", let id?, "events"): self = .events(id)
    case ("api", "boards", let id?, "export"): self = .export(id)
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
    case .export, .health, .readiness, .metrics, .boardsPage, .boardPage: [.get, .head]
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
