import Testing

@testable import HTTPServer

struct EventFrameTests {
  @Test func `an event is formatted as the standard wants it`() {
    let frame = EventFrame(event: "change", data: "{\"revision\":1}", id: "k3-1")
    #expect(
      String(decoding: frame.bytes, as: UTF8.self)
        == "id: k3-1\nevent: change\ndata: {\"revision\":1}\n\n")
    #expect(frame.position == "k3-1")
  }

  @Test(arguments: ["a\nb", "a\rb", "a\r\nb"])
  func `no kind of line break can end a data line`(data: String) {
    let frame = EventFrame(data: data)
    #expect(String(decoding: frame.bytes, as: UTF8.self) == "data: a\ndata: b\n\n")
  }

  @Test func `empty lines stay`() {
    let frame = EventFrame(data: "\n\r\r\n")
    #expect(String(decoding: frame.bytes, as: UTF8.self) == "data: \ndata: \ndata: \ndata: \n\n")
  }

  @Test func `a frame can stand for a position without carrying an id`() {
    let frame = EventFrame(data: "x", position: "k3-1")
    #expect(frame.position == "k3-1")
    #expect(!String(decoding: frame.bytes, as: UTF8.self).contains("id:"))
  }

  @Test func `a frame has its bytes without the id too`() {
    let frame = EventFrame(event: "change", data: "x", id: "k3-1")
    #expect(frame.bytes(.withIDs).elementsEqual(frame.bytes))
    #expect(frame.bytes(.withoutIDs).elementsEqual("event: change\ndata: x\n\n".utf8))
    let without = EventFrame(data: "x", position: "k3-1")
    #expect(without.bytes(.withoutIDs).elementsEqual(without.bytes))
  }

  @Test func `a comment cannot become an event`() {
    #expect(EventFrame.comment("a\ndata: b").bytes == Array(": a\n: data: b\n\n".utf8))
    #expect(EventFrame.comment("").bytes == Array(":\n\n".utf8))
  }

  @Test func `a line break in an id is a programmer's error`() async {
    await #expect(processExitsWith: .failure) {
      _ = EventFrame(data: "x", id: "1\ndata: forged")
    }
  }

  @Test func `decoding gives back what was encoded`() {
    var random = SeededGenerator(seed: 11)
    let alphabet: [Character] = ["a", "\n", "\r", "\r\n", ":", " ", "é"]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0..<12, using: &random)
      let text = String((0..<count).compactMap { _ in alphabet.randomElement(using: &random) })
      let frame = EventFrame(event: "e", data: text)
      let decoded = EventStreamReader.events(in: frame.bytes)
      // A reader sees every kind of line break as a line feed.
      let lines = Array(EventLines(Array(text.utf8)).joined(separator: [10]))
      let expected = String(decoding: lines, as: UTF8.self)
      #expect(decoded == [ReceivedEvent(id: nil, event: "e", data: expected)], "seed 11")
    }
  }
}
