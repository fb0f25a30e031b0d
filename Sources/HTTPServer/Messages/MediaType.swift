enum MediaType {
  /// The type and subtype of a `Content-Type`, in lower case and without parameters.
  static func essence(of contentType: String) -> String {
    let essence = contentType.utf8.prefix { $0 != UInt8(ascii: ";") }
    return String(
      decoding: essence.trimmingOptionalSpace().map(\.asciiLowercased), as: UTF8.self)
  }

  /// The type of a file by the end of its name.
  static func ofFile(named name: String) -> String {
    let fileExtension = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return byExtension[fileExtension] ?? "application/octet-stream"
  }

  /// Whether compressing pays: not for what is compressed already.
  static func isCompressible(_ contentType: String) -> Bool {
    let essence = essence(of: contentType)
    return essence.hasPrefix("text/") || essence.hasSuffix("json") || essence.hasSuffix("xml")
  }

  private static let byExtension = [
    "css": "text/css; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
    "gif": "image/gif",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "jpeg": "image/jpeg",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "map": "application/json",
    "md": "text/markdown; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "ts": "text/plain; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
    "xml": "application/xml",
  ]
}
