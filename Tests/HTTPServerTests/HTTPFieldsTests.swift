import Testing

@testable import HTTPServer

struct HTTPFieldsTests {
  @Test func `names are compared without case, values keep theirs`() throws {
    var fields: HTTPFields = [.contentType: "Text/HTML"]
    let name = try #require(HTTPField.Name("content-TYPE"))
    #expect(fields[name] == "Text/HTML")
    fields[name] = "text/plain"
    #expect(fields.map(\.value) == ["text/plain"])
    fields[.contentType] = nil
    #expect(Array(fields).isEmpty)
  }

  @Test func `several values are joined, and can be had one by one`() throws {
    var fields = HTTPFields()
    fields.append(.setCookie, "a=1")
    fields.append(.vary, "x")
    fields.append(.setCookie, "b=2")
    #expect(fields[.setCookie] == "a=1, b=2")
    #expect(fields[values: .setCookie] == ["a=1", "b=2"])
  }

  @Test func `a value cannot end its field`() {
    let fields: HTTPFields = [.location: "/x\r\nSet-Cookie: forged\0"]
    #expect(fields[.location] == "/x  Set-Cookie: forged ")
    #expect(fields.bytes.count { $0 == 10 } == 1)
  }

  @Test(arguments: ["", "a b", "a:", "é", "a\r", "(x)"])
  func `what is no token is no name`(name: String) {
    #expect(HTTPField.Name(name) == nil)
  }

  @Test func `a problem is JSON whatever it names`() throws {
    let detail = "\"quote\" \\ \u{1} \n é 富"
    let response = HTTPResponse.problem(.conflict, code: "c", detail: detail)
    let text = String(decoding: response.body, as: UTF8.self)
    #expect(
      text == #"{"title":"Conflict","status":409,"#
        + #""detail":"\"quote\" \\ \u0001 \n é 富","code":"c"}"#)
    #expect(response.fields[.contentType] == "application/problem+json")
  }

  @Test func `the date is in the one form that HTTP has`() {
    let date = HTTPDate.format(unixSeconds: 784_111_777)
    #expect(String(decoding: date, as: UTF8.self) == "Sun, 06 Nov 1994 08:49:37 GMT")
  }

  @Test func `default fields stand in every answer that has none of its own`() {
    let encoder = ResponseEncoder(defaultFields: [
      .xContentTypeOptions: "nosniff", .cacheControl: "no-cache",
    ])
    var bytes: [UInt8] = []
    let response = HTTPResponse(status: .ok, fields: [.cacheControl: "no-store"])
    encoder.encodeHead(of: response, closes: true, date: Array("D".utf8), to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "HTTP/1.1 200 OK\r\nDate: D\r\nCache-Control: no-store\r\n"
        + "X-Content-Type-Options: nosniff\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
  }
}
