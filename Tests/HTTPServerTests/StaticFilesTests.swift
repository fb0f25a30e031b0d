import Foundation
import Testing

@testable import HTTPServer

struct StaticFilesTests {
  private static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("static-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("ordo/model"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("index.html", "<!doctype html>"), ("ordo/index.js", "export {}"), ("ordo/index.d.ts", ""),
      ("ordo/model/board.mjs", "export {}"), ("app.css", "a{}"), ("icon.svg", "<svg/>"),
      ("a.json", "{}"), ("app.webmanifest", "{}"), ("f.woff2", "x"), ("i.png", "x"),
      (".secret", "x"), ("no-extension", "x"),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try body(folder)
  }

  private func get(_ files: StaticFiles, _ target: String, method: HTTPMethod = .get)
    -> HTTPResponse?
  {
    files.response(to: HTTPRequest.Head(method: method, target: target))
  }

  @Test(arguments: [
    ("/", "text/html; charset=utf-8"), ("/index.html", "text/html; charset=utf-8"),
    ("/ordo/index.js", "text/javascript; charset=utf-8"),
    ("/ordo/model/board.mjs", "text/javascript; charset=utf-8"),
    ("/ordo/index.d.ts", "text/plain; charset=utf-8"), ("/app.css", "text/css; charset=utf-8"),
    ("/icon.svg", "image/svg+xml"), ("/a.json", "application/json"),
    ("/app.webmanifest", "application/manifest+json"), ("/f.woff2", "font/woff2"),
    ("/i.png", "image/png"), ("/no-extension", "application/octet-stream"),
  ])
  func `a file is served with its type`(path: String, type: String) throws {
    try Self.withFolder { folder in
      let response = try #require(get(StaticFiles(folder: folder.path), path))
      #expect(response.status == .ok)
      #expect(response.fields[.contentType] == type)
      #expect(response.fields[.cacheControl] == "no-cache")
      #expect(response.fields[.eTag] != nil)
    }
  }

  @Test(arguments: ["/.secret", "/none", "/ordo", "/ordo/", "/INDEX.HTML", "/index.html/"])
  func `nothing else is there`(path: String) throws {
    try Self.withFolder { folder in
      let files = try StaticFiles(folder: folder.path)
      #expect(get(files, path) == nil)
    }
  }

  @Test func `another path can stand for the request's own`() throws {
    try Self.withFolder { folder in
      let files = try StaticFiles(folder: folder.path)
      let head = HTTPRequest.Head(target: "/b/9f3k")
      #expect(files.response(to: head, path: "/index.html")?.status == .ok)
    }
  }

  @Test func `a file cannot be written to`() throws {
    try Self.withFolder { folder in
      let response = try #require(get(StaticFiles(folder: folder.path), "/", method: .post))
      #expect(response.status == .methodNotAllowed)
      #expect(response.fields[.allow] == "GET, HEAD")
    }
  }

  @Test func `a missing folder is named`() throws {
    #expect(throws: StaticFilesError.missingFolder("/nowhere/public")) {
      try StaticFiles(folder: "/nowhere/public")
    }
    #expect(StaticFilesError.missingFolder("/x").description.contains("--public"))
  }

  @Test func `a changed file is seen only where that is asked for`() throws {
    try Self.withFolder { folder in
      let fixed = try StaticFiles(folder: folder.path)
      let reloading = try StaticFiles(folder: folder.path, reloads: true)
      let file = folder.appendingPathComponent("a.json")
      try Data("[1]".utf8).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.path)
      #expect(get(fixed, "/a.json")?.body == Array("{}".utf8))
      #expect(get(reloading, "/a.json")?.body == Array("[1]".utf8))
      try Data().write(to: folder.appendingPathComponent("new.js"))
      #expect(get(reloading, "/new.js")?.status == .ok)
      #expect(get(fixed, "/new.js") == nil)
    }
  }
}
