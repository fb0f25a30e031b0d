import Sockets

/// Refuses requests that a foreign page may have made a browser send: by host, origin and type.
public struct RequestGuard: Sendable {
  /// Names that this server answers to, in lower case, beside IP addresses and `localhost`.
  public var allowedHosts: Set<String>
  /// Other origins whose pages may write, such as `https://app.example`, in lower case.
  public var allowedOrigins: Set<String>

  /// Makes a guard.
  ///
  /// - Parameters:
  ///   - allowedHosts: names that this server answers to, without ports.
  ///   - allowedOrigins: other origins whose pages may write, such as `https://app.example`.
  public init(allowedHosts: [String] = [], allowedOrigins: [String] = []) {
    self.allowedHosts = Set(allowedHosts.map { $0.asciiLowercased })
    self.allowedOrigins = Set(allowedOrigins.map { $0.asciiLowercased })
  }

  /// Checks the host that a request asks for: a page whose name somebody has pointed at this server
  /// is not to speak with it.
  ///
  /// - Parameter head: the request without its body.
  /// - Returns: why the request is refused, or nil to go on.
  public func refusalByHost(of head: HTTPRequest.Head) -> RequestRefusal? {
    guard let host = head.host, !accepts(host: host) else { return nil }
    return Self.misdirected(host)
  }

  /// Checks a request, its host first.
  ///
  /// - Parameters:
  ///   - head: the request without its body.
  ///   - contentTypes: the types that a body may have, where there is one and the method writes.
  /// - Returns: why the request is refused, or nil to go on.
  public func refusal(
    of head: HTTPRequest.Head, contentTypes: [String] = ["application/json"]
  ) -> RequestRefusal? {
    if let refusal = refusalByHost(of: head) { return refusal }
    if head.method.isSafe { return nil }
    if let site = foreignSite(of: head) { return Self.crossSite(site) }
    return head.announcesBody ? Self.wrongType(of: head, contentTypes) : nil
  }

  private func accepts(host: String) -> Bool {
    host == "localhost" || host.hasPrefix("[") || IPAddress(host) != nil
      || allowedHosts.contains(host)
  }

  /// What names the page as foreign; nil where no browser or a page of this server asks.
  private func foreignSite(of head: HTTPRequest.Head) -> String? {
    if allowedOrigin(of: head) != nil { return nil }
    let origin = head.fields[.origin]
    if let site = head.fields[.secFetchSite] {
      return site == "same-origin" ? nil : origin ?? site
    }
    guard let origin else { return nil }
    return HostName.parse(origin: origin) == head.host && head.host != nil ? nil : origin
  }

  private static func misdirected(_ host: String) -> RequestRefusal {
    RequestRefusal(
      .misdirectedRequest, code: "foreignHost",
      detail: "This server does not answer to the host \(host.utf8.quoted); if it should, start it "
        + "with --allow-host \(host.utf8.quoted.dropFirst().dropLast()).")
  }

  private static func crossSite(_ site: String) -> RequestRefusal {
    RequestRefusal(
      .forbidden, code: "foreignOrigin",
      detail: "Pages of \(site.utf8.quoted) may not write here; if they should, start the server "
        + "with --allow-origin.")
  }

  private static func wrongType(
    of head: HTTPRequest.Head, _ contentTypes: [String]
  ) -> RequestRefusal? {
    let list = contentTypes.joined(separator: " or ")
    if let coding = head.fields[.contentEncoding], coding.asciiLowercased != "identity" {
      return RequestRefusal(
        .unsupportedMediaType, code: "unsupportedContentEncoding",
        detail: "The Content-Encoding \(coding.utf8.quoted) is not accepted; send it plain.")
    }
    if contentTypes.contains(head.mediaType) { return nil }
    let type = head.fields[.contentType] ?? ""
    return RequestRefusal(
      .unsupportedMediaType, code: "unsupportedContentType",
      detail: "The Content-Type \(type.utf8.quoted) is not accepted; send \(list).")
  }
}

extension HTTPRequest.Head {
  /// Whether a body follows.
  public var announcesBody: Bool {
    fields.contains(.transferEncoding)
      || fields[.contentLength]?.utf8.contains { $0 != UInt8(ascii: "0") } ?? false
  }
}
