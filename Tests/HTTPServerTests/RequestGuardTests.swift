import Testing

@testable import HTTPServer

struct RequestGuardTests {
  private let guarding = RequestGuard(
    allowedHosts: ["Ordo.Example"], allowedOrigins: ["https://app.example"])

  private func status(
    _ method: HTTPMethod = .get, host: String? = "localhost", _ fields: HTTPFields = [:]
  ) -> Int? {
    let head = HTTPRequest.Head(method: method, target: "/", fields: fields, host: host)
    return guarding.refusal(of: head)?.response.status.code
  }

  @Test(arguments: ["localhost", "127.0.0.1", "192.0.2.7", "[::1]", "ordo.example", nil])
  func `an address, localhost and an allowed name are answered`(host: String?) {
    #expect(status(host: host) == nil)
  }

  @Test(arguments: ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "ordo"])
  func `any other name is misdirected, and the answer names the option`(host: String) throws {
    let head = HTTPRequest.Head(target: "/", host: host)
    let refusal = try #require(guarding.refusal(of: head)).response
    #expect(refusal.status == .misdirectedRequest)
    #expect(String(decoding: refusal.body, as: UTF8.self).contains("--allow-host \(host)"))
  }

  @Test func `a page of this server may write, with and without a port and behind a TLS proxy`() {
    #expect(status(.post, [.origin: "http://localhost:8080"]) == nil)
    #expect(status(.post, host: "ordo.example", [.origin: "https://ordo.example"]) == nil)
    #expect(status(.delete, [.origin: "http://localhost", .secFetchSite: "same-origin"]) == nil)
  }

  @Test func `a script without a browser may write`() {
    #expect(status(.post) == nil)
  }

  @Test(arguments: ["https://evil.example", "null", "localhost", "https://localhost.evil.example"])
  func `a foreign page may read but not write`(origin: String) {
    #expect(status(.post, [.origin: origin]) == 403)
    #expect(status(.delete, [.origin: origin]) == 403)
    #expect(status(.get, [.origin: origin]) == nil)
  }

  @Test(arguments: ["cross-site", "same-site", "none"])
  func `what the browser says about the site outweighs the origin`(site: String) {
    #expect(status(.post, [.origin: "http://localhost", .secFetchSite: site]) == 403)
  }

  @Test func `an allowed origin may write`() {
    let fields: HTTPFields = [.origin: "https://APP.example", .secFetchSite: "cross-site"]
    #expect(status(.post, fields) == nil)
  }

  @Test func `a body must be of an accepted type and plain`() {
    func withBody(_ fields: HTTPFields) -> Int? {
      var fields = fields
      fields[.contentLength] = "2"
      return status(.post, fields)
    }
    #expect(withBody([.contentType: "application/json"]) == nil)
    #expect(withBody([.contentType: "Application/JSON ; charset=utf-8"]) == nil)
    #expect(withBody([.contentType: "text/plain"]) == 415)
    #expect(withBody([.contentType: "text/plain; application/json"]) == 415)
    #expect(withBody([.contentType: "application/jsonp"]) == 415)
    #expect(withBody([:]) == 415)
    #expect(withBody([.contentType: "application/json", .contentEncoding: "gzip"]) == 415)
    #expect(status(.post, [.contentLength: "0", .contentType: "text/plain"]) == nil)
  }
}
