/// A body that is served again and again: with its entity tag, and compressed once where that pays.
public struct Representation: Sendable {
  /// A body under one coding, with the tag that names exactly these bytes.
  struct Variant: Sendable {
    var body: [UInt8]
    var eTag: String
    var fields: HTTPFields
  }

  let identity: Variant
  let gzip: Variant?

  /// Bodies up to this size are not worth compressing.
  public static let compressionThreshold = 4 * 1024

  /// Prepares a body.
  ///
  /// - Parameters:
  ///   - body: the bytes.
  ///   - contentType: their type; text and JSON over 4 KiB is compressed, here and now.
  ///   - tag: what names this version, without quotes; nil for a hash of the bytes.
  ///   - fields: further header fields.
  /// - Complexity: O(bytes), much more where they are compressed.
  public init(
    body: [UInt8], contentType: String, tag: String? = nil,
    fields: HTTPFields = [.cacheControl: "no-cache"]
  ) {
    let tag = tag ?? ContentHash.hexadecimal(of: body)
    var fields = fields
    fields[.contentType] = contentType
    let compressed =
      body.count > Self.compressionThreshold && MediaType.isCompressible(contentType)
      ? Gzip.compress(body) : nil
    guard let compressed, compressed.count < body.count else {
      identity = Self.variant(body, "\"\(tag)\"", fields)
      gzip = nil
      return
    }
    fields[.vary] = "Accept-Encoding"
    identity = Self.variant(body, "\"\(tag)\"", fields)
    fields[.contentEncoding] = "gzip"
    gzip = Self.variant(compressed, "\"\(tag)-gzip\"", fields)
  }

  private static func variant(_ body: [UInt8], _ eTag: String, _ fields: HTTPFields) -> Variant {
    var fields = fields
    fields[.eTag] = eTag
    return Variant(body: body, eTag: eTag, fields: fields)
  }

  /// Answers a GET or HEAD: whole, in part, or with 304 where the client has it already.
  ///
  /// - Parameter head: the request, for its conditions, range and accepted codings.
  /// - Returns: the answer.
  public func response(to head: HTTPRequest.Head) -> HTTPResponse {
    let range = head.fields[.range]
    // A range counts the bytes of one variant, so it is always taken of the plain one.
    let variant = range == nil ? negotiated(head.fields[.acceptEncoding]) : identity
    if let tags = head.fields[.ifNoneMatch], Self.names(tags, variant.eTag) {
      return HTTPResponse(status: .notModified, fields: variant.fields)
    }
    if let range, head.method == .get, head.fields[.ifRange].map({ $0 == variant.eTag }) ?? true {
      return partialResponse(range)
    }
    return HTTPResponse(status: .ok, fields: variant.fields, body: variant.body)
  }

  private func negotiated(_ acceptEncoding: String?) -> Variant {
    guard let gzip, let acceptEncoding, AcceptedCodings(acceptEncoding).includes("gzip") else {
      return identity
    }
    return gzip
  }

  private static func names(_ tags: String, _ eTag: String) -> Bool {
    FieldList(tags).contains { $0 == "*" || $0 == eTag || $0 == "W/\(eTag)" }
  }

  private func partialResponse(_ range: String) -> HTTPResponse {
    let body = identity.body
    switch ByteRange(range, count: body.count) {
    case .part(let bounds):
      var fields = identity.fields
      fields[.contentRange] = "bytes \(bounds.lowerBound)-\(bounds.upperBound - 1)/\(body.count)"
      return HTTPResponse(status: .partialContent, fields: fields, body: Array(body[bounds]))
    case .unsatisfiable:
      return .problem(
        .rangeNotSatisfiable, code: "rangeNotSatisfiable",
        detail: "The range \(range.utf8.quoted) lies beyond the \(body.count) bytes.",
        fields: [.contentRange: "bytes */\(body.count)"])
    case .ignored:
      return HTTPResponse(status: .ok, fields: identity.fields, body: body)
    }
  }
}
