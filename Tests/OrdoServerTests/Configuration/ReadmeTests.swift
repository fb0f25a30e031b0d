import Foundation
import OrdoServer
import Testing

/// What the README says of options holds.
@Suite struct ReadmeTests {
  private static let readme: String = {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../README.md")
    return (try? String(contentsOf: file.standardized, encoding: .utf8)) ?? ""
  }()

  /// The options of `serve` as the help lists them, each with its default.
  private func helped() async throws -> [String: String] {
    let help = try await run(["serve", "--help"]).output.replacing(/\n {10,}/, with: " ")
    var options: [String: String] = [:]
    for line in help.split(separator: "\n") {
      guard let match = line.firstMatch(of: /^ +(--[a-z-]+( [A-Z]+)?)\s/) else { continue }
      options[String(match.1)] = line.firstMatch(of: /default: ([^,)]+)/).map { String($0.1) } ?? ""
    }
    options["--help"] = nil
    return options
  }

  /// The options in the README's table, each with its default.
  private var tabled: [String: String] {
    var options: [String: String] = [:]
    for line in Self.readme.split(separator: "\n") {
      guard let match = line.firstMatch(of: /^\| `(--[^`]+)` \| (`([^`]+)`)?/) else { continue }
      options[String(match.1)] = match.3.map(String.init) ?? ""
    }
    return options
  }

  @Test func `its table has the options of the help, and their defaults`() async throws {
    let helped = try await helped()
    #expect(helped.count > 10)
    #expect(tabled == helped)
  }

  @Test func `the help's defaults are those of the configuration`() async throws {
    let words = try await helped().flatMap { option, value in
      value.isEmpty ? [] : [String(option.split(separator: " ")[0]), value]
    }
    var expected = Configuration()
    expected.maximumConnectionsPerAddress = 256
    #expect(try Command(arguments: words) == .serve(expected))
  }

  @Test func `the commands that it starts servers with are commands`() throws {
    let unit = try #require(Self.readme.firstMatch(of: /ExecStart=\/usr\/local\/bin\/ordo (.*)/))
    let proxied = try #require(Self.readme.firstMatch(of: /`ordo (--allow-host [^`]*)`/))
    for words in [unit.1, proxied.1] {
      guard case .serve = try Command(arguments: words.split(separator: " ").map(String.init))
      else {
        Issue.record("\(words) does not serve")
        return
      }
    }
  }
}
