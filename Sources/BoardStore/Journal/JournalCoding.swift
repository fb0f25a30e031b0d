import BoardModel
import Foundation

/// The form of rows and states in the journal: JSON that also a person can read.
enum JournalCoding {
  private static let decoder = JSONDecoder()

  static func encode(_ value: some Encodable) throws(JournalError) -> Data {
    do { return Data(try JSONBytes.encode(value)) } catch { throw JournalError(error) }
  }

  static func decode<Value: Decodable>(
    _ body: Data, of board: String, as type: Value.Type = Value.self
  ) throws(JournalError) -> Value {
    do {
      return try decoder.decode(type, from: body)
    } catch {
      throw .damaged(board: board, reason: "A \(type) cannot be read (\(error)).")
    }
  }

  static func decode(
    rows bodies: [Data], of board: String
  ) throws(JournalError) -> [CommittedChangeset] {
    var rows: [CommittedChangeset] = []
    rows.reserveCapacity(bodies.count)
    for body in bodies { rows.append(try decode(body, of: board)) }
    return rows
  }
}
