import HTTPServer
import Testing

@testable import OrdoServer

@Suite struct BoardPositionTests {
  @Test(
    arguments: [
      ("board=a@k3-7&board=b", [.init(board: "a", position: "k3-7"), .init(board: "b")]),
      ("board=a%40k3-7", [.init(board: "a", position: "k3-7")]),
      ("board=a@", [.init(board: "a", position: "")]),
      ("board=a@x@y-1", [.init(board: "a", position: "x@y-1")]),
      ("after=k3-1&board=a", [.init(board: "a")]),
      ("board=", [.init(board: "")]),
    ] as [(String, [BoardPosition])])
  func `a query names boards, each with its position`(
    query: String, boards: [BoardPosition]
  ) throws {
    #expect(try BoardPosition.list(in: HTTPQuery(rawValue: query)) == boards)
  }

  @Test(
    arguments: [
      ("", .noBoard), ("boards=a", .noBoard),
      ("board=a&board=b&board=a@k3-1", .repeatedBoard("a")),
      ((0..<51).map { "board=b\($0)" }.joined(separator: "&"), .tooManyBoards(count: 51)),
    ] as [(String, StreamRequestError)])
  func `a query that no stream can be made of is refused with its fault`(
    query: String, error: StreamRequestError
  ) {
    #expect(throws: error) { try BoardPosition.list(in: HTTPQuery(rawValue: query)) }
  }

  @Test func `fifty boards are not too many`() throws {
    let query = (0..<50).map { "board=b\($0)" }.joined(separator: "&")
    #expect(try BoardPosition.list(in: HTTPQuery(rawValue: query)).count == 50)
  }
}
