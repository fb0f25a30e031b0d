import CZlib
import Testing

@testable import HTTPServer

struct RepresentationTests {
  private static let text = Array(String(repeating: "富士山 清水寺\n", count: 1_000).utf8)
  private let short = Representation(body: Array("0123456789".utf8), contentType: "text/plain")
  private let long = Representation(body: text, contentType: "application/json", tag: "k3-7")

  private func get(_ representation: Representation, _ fields: HTTPFields = [:]) -> HTTPResponse {
    representation.response(to: HTTPRequest.Head(target: "/", fields: fields))
  }

  @Test func `a client that has this version gets 304 and nothing else`() throws {
    let tag = try #require(get(short).fields[.eTag])
    for tags in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let response = get(short, [.ifNoneMatch: tags])
      #expect(response.status == .notModified)
      #expect(response.body.isEmpty)
      #expect(response.fields[.eTag] == tag)
    }
    #expect(get(short, [.ifNoneMatch: "\"x\""]).status == .ok)
  }

  @Test func `a tag follows from the content, or is the one given`() {
    let same = Representation(body: Array("0123456789".utf8), contentType: "text/plain")
    let other = Representation(body: Array("0123456788".utf8), contentType: "text/plain")
    #expect(get(same).fields[.eTag] == get(short).fields[.eTag])
    #expect(get(other).fields[.eTag] != get(short).fields[.eTag])
    #expect(get(long).fields[.eTag] == "\"k3-7\"")
  }

  @Test func `what is long is compressed for those who take it, under its own tag`() throws {
    let compressed = get(long, [.acceptEncoding: "br, gzip;q=0.5"])
    #expect(compressed.fields[.contentEncoding] == "gzip")
    #expect(compressed.fields[.eTag] == "\"k3-7-gzip\"")
    #expect(compressed.fields[.vary] == "Accept-Encoding")
    #expect(compressed.body.count < Self.text.count / 10)
    #expect(gunzip(compressed.body) == Self.text)
    let plain = get(long)
    #expect(plain.fields[.contentEncoding] == nil)
    #expect(plain.fields[.vary] == "Accept-Encoding")
    #expect(plain.body == Self.text)
  }

  @Test(arguments: ["", "identity", "gzip;q=0", "gzip; q=0.000", "br", "*;q=0", "x-gzip"])
  func `nobody gets gzip who has not asked for it`(value: String) {
    #expect(get(long, [.acceptEncoding: value]).fields[.contentEncoding] == nil)
  }

  @Test func `what is short or compressed already stays as it is`() {
    #expect(get(short, [.acceptEncoding: "gzip"]).fields[.contentEncoding] == nil)
    let image = Representation(body: Self.text, contentType: "image/png")
    #expect(get(image, [.acceptEncoding: "gzip"]).fields[.contentEncoding] == nil)
  }

  @Test(arguments: [
    ("bytes=0-0", "0", "bytes 0-0/10"), ("bytes=2-4", "234", "bytes 2-4/10"),
    ("bytes=7-", "789", "bytes 7-9/10"), ("bytes=-3", "789", "bytes 7-9/10"),
    ("bytes=8-99", "89", "bytes 8-9/10"), ("bytes=-99", "0123456789", "bytes 0-9/10"),
    ("BYTES=9-9", "9", "bytes 9-9/10"),
    ("bytes=-99999999999999999999999", "0123456789", "bytes 0-9/10"),
    ("bytes=1-99999999999999999999999", "123456789", "bytes 1-9/10"),
  ])
  func `a single range is served`(range: String, body: String, contentRange: String) {
    let response = get(short, [.range: range])
    #expect(response.status == .partialContent)
    #expect(response.body == Array(body.utf8))
    #expect(response.fields[.contentRange] == contentRange)
  }

  @Test(arguments: ["bytes=10-", "bytes=99-100", "bytes=-0", "bytes=99999999999999999999999-"])
  func `a range beyond the end is refused`(range: String) {
    let response = get(short, [.range: range])
    #expect(response.status == .rangeNotSatisfiable)
    #expect(response.fields[.contentRange] == "bytes */10")
  }

  @Test(arguments: ["bytes=abc", "bytes=5-2", "bytes=0-1,3-4", "lines=1-2", "bytes=", "bytes=-"])
  func `a range that is none, or several, is ignored`(range: String) {
    #expect(get(short, [.range: range]).status == .ok)
  }

  @Test func `a range of another version is ignored`() throws {
    let tag = try #require(get(short).fields[.eTag])
    #expect(get(short, [.range: "bytes=0-0", .ifRange: tag]).status == .partialContent)
    #expect(get(short, [.range: "bytes=0-0", .ifRange: "\"old\""]).status == .ok)
    let head = HTTPRequest.Head(method: .head, target: "/", fields: [.range: "bytes=0-0"])
    #expect(short.response(to: head).status == .ok)
  }

  private func gunzip(_ bytes: [UInt8], capacity: Int = 1 << 20) -> [UInt8] {
    var stream = z_stream()
    let windowBitsOfGzipAlone: CInt = 15 + 16
    inflateInit2_(
      &stream, windowBitsOfGzipAlone, zlibVersion(), CInt(MemoryLayout<z_stream>.size))
    defer { inflateEnd(&stream) }
    return bytes.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(capacity)
        let (finish, streamEnd): (CInt, CInt) = (4, 1)
        #expect(inflate(&stream, finish) == streamEnd)
        count = Int(stream.total_out)
      }
    }
  }
}
