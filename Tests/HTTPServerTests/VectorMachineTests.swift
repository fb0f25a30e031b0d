import Testing

@testable import HTTPServer

struct VectorMachineTests {
  private let application = TestApplication()

  private func run(_ vector: HTTPVector, parts: [ArraySlice<UInt8>]) -> MachineRun {
    var run = MachineRun(application)
    for part in parts { run.receive(part) }
    if vector.halfClose == true { run.receiveEnd() }
    if vector.slow == true { run.wait(.seconds(61)) }
    return run
  }

  @Test(arguments: try HTTPVector.all())
  func `a vector is answered rightly, whole, cut at every byte and byte by byte`(
    vector: HTTPVector
  ) {
    let bytes = vector.bytes
    let whole = run(vector, parts: [bytes[...]])
    check(whole, vector)
    for cut in 1..<max(bytes.count, 1) {
      let parts = run(vector, parts: [bytes[..<cut], bytes[cut...]])
      #expect(parts.outputs == whole.outputs, "cut at \(cut)")
    }
    let single = run(vector, parts: bytes.indices.map { bytes[$0...$0] })
    #expect(single.outputs == whole.outputs, "byte by byte")
  }

  private func check(_ run: MachineRun, _ vector: HTTPVector) {
    let expect = vector.expect
    if let first = run.statuses.first {
      #expect(expect.status.contains(first))
    } else {
      let isInterim = expect.status.contains(100) && run.outputs == [.proceed]
      #expect(isInterim || expect.status.contains(0))
    }
    if let close = expect.close { #expect(run.isClosed == close) }
    if let responses = expect.responses { #expect(run.statuses.count == responses) }
    if vector.noBody == true {
      #expect(
        run.outputs.contains {
          if case .response(_, omitsBody: true, closes: _) = $0 { true } else { false }
        })
    }
  }

  @Test(arguments: HTTPVector.large)
  func
    `a vector too large to cut at every byte is answered rightly, cut at random and byte by byte`(
      vector: HTTPVector
    )
  {
    let bytes = vector.bytes
    let whole = run(vector, parts: [bytes[...]])
    check(whole, vector)
    var random = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let cut = Int.random(in: 1..<bytes.count, using: &random)
      let parts = run(vector, parts: [bytes[..<cut], bytes[cut...]])
      #expect(parts.outputs == whole.outputs, "seed 4, cut at \(cut)")
    }
    let single = run(vector, parts: bytes.indices.map { bytes[$0...$0] })
    #expect(single.outputs == whole.outputs, "byte by byte")
  }

  @Test func `every vector is there`() throws {
    let counts = try ["http", "http-families"].map { try HTTPVector.read($0).count }
    #expect(counts == [155, 170])
    let ways = try HTTPVector.all().map { max($0.bytes.count, 1) + 1 }.reduce(0, +)
    print(
      "\(counts[0]) + \(counts[1]) request vectors, whole, cut at every byte and byte by byte: "
        + "\(ways) ways; \(HTTPVector.large.count) large ones, each in 102 ways.")
  }
}
