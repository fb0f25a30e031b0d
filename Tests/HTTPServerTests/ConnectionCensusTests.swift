import Sockets
import Testing

@testable import HTTPServer

struct ConnectionCensusTests {
  private static let near = IPAddress("127.0.0.1")
  private static let far = IPAddress("192.0.2.1")
  private static let other = IPAddress("192.0.2.2")

  private static func census(total: Int = 9, spare: Int = 1) -> ConnectionCensus {
    ConnectionCensus(
      limits: .init(total: total, perAddress: 2, perLoopbackAddress: 3, spare: spare))
  }

  @Test func `an address has so many connections, then the spare ones are left`() {
    let census = Self.census()
    let admissions = (0..<4).map { _ in census.admit(Self.far) }
    #expect(admissions == [.regular, .regular, .spare, .refused])
    #expect(census.admit(Self.other) == .regular, "others do not notice")
    census.leave(Self.far, .regular)
    #expect(census.admit(Self.far) == .regular)
    #expect((0..<3).map { _ in census.admit(Self.near) } == [.regular, .regular, .regular])
  }

  @Test func `the whole server has so many, whoever comes`() {
    let census = Self.census(total: 2, spare: 0)
    #expect(census.admit(nil) == .regular)
    #expect(census.admit(Self.far) == .regular)
    #expect(census.admit(nil) == .refused)
    census.leave(nil, .regular)
    #expect(census.admit(Self.other) == .regular)
  }

  @Test func `a connection can count for one client after another`() {
    let census = Self.census()
    for _ in 0..<3 { #expect(census.admit(nil) == .regular) }
    #expect(census.move(from: nil, to: Self.far))
    #expect(census.move(from: nil, to: Self.far))
    #expect(!census.move(from: nil, to: Self.far), "that client has all it may have")
    #expect(census.admit(Self.far) == .spare)
    #expect(census.move(from: Self.far, to: Self.other))
    #expect(census.move(from: nil, to: Self.far))
    for address in [Self.far, Self.far, Self.other] { census.leave(address, .regular) }
    #expect(census.move(from: nil, to: Self.far))
  }
}
