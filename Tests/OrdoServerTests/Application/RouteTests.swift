import Testing

@testable import OrdoServer

@Suite struct RouteTests {
  @Test(
    arguments: [
      ("/", .boardsPage), ("/b/9f3k", .boardPage("9f3k")), ("/healthz", .health),
      ("/readyz", .readiness), ("/api/boards", .boards), ("/api/boards/import", .importBoard),
      ("/api/boards/x", .board("x")), ("/api/boards/x/changes", .changes("x")),
      ("/api/boards/x/events", .events("x")), ("/api/boards/x/export", .export("x")),
      ("/api/events", .boardEvents),
    ] as [(String, Route)])
  func `each path has its route`(path: String, route: Route) {
    #expect(Route(path: path) == route)
  }

  @Test(arguments: [
    "", "/b", "/b/", "/b/x/", "/b/x/y", "/api", "/api/boards/", "/api/boards/x/",
    "/api/boards/x/frob", "/api/boards/x/changes/y", "/healthz/", "/API/boards", "//",
  ])
  func `other paths have none`(path: String) {
    #expect(Route(path: path) == nil)
  }
}
