import Foundation

/// Why a text is not the value that was asked for.
public enum JSONError: Error, Hashable, Sendable {
  /// The text is no JSON at all.
  case brokenJSON(String)
  /// The text is JSON, but what stands at the path is something else.
  case wrongType(path: String, detail: String, place: TextPlace)

  /// Tells what a decoder found wrong in a text.
  init(_ error: any Error, in bytes: [UInt8]) {
    guard let error = error as? DecodingError else {
      self = .brokenJSON("\(error)")
      return
    }
    let (context, detail) = Self.finding(of: error)
    guard let context else {
      self = .brokenJSON("\(error)")
      return
    }
    var locator = JSONLocator(bytes)
    self = .wrongType(
      path: Self.path(context), detail: detail,
      place: locator.place(of: context.codingPath.map(JSONStep.init)))
  }

  private static func finding(
    of error: DecodingError
  ) -> (context: DecodingError.Context?, detail: String) {
    switch error {
    case .typeMismatch(let type, let context): (context, "Give \(noun(for: type)) here.")
    case .valueNotFound(let type, let context):
      (context, "null stands here. Give \(noun(for: type)).")
    case .keyNotFound(let key, let context): (context, "“\(key.stringValue)” is missing.")
    case .dataCorrupted(let context): (context, context.debugDescription)
    @unknown default: (nil, "")
    }
  }

  private static func path(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }.joined()
    return path.isEmpty ? "the top" : String(path.hasPrefix(".") ? path.dropFirst() : path[...])
  }

  private static func noun(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any Collection.Type where "\(type)".hasPrefix("Array"): "a list"
    default: "an object"
    }
  }
}

extension JSONError {
  /// The case's name, as it stands on the wire.
  public var code: String {
    switch self {
    case .brokenJSON: "brokenJSON"
    case .wrongType: "wrongType"
    }
  }
}

extension JSONError: CustomStringConvertible {
  /// A sentence that names the place and the value at fault.
  public var description: String {
    switch self {
    case .brokenJSON(let detail): "This JSON cannot be read. \(detail)"
    case .wrongType(let path, let detail, let place): "At \(path): \(detail) See \(place)."
    }
  }
}
