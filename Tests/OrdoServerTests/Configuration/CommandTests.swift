import HTTPServer
import OrdoServer
import Sockets
import Testing

@Suite struct CommandTests {
  @Test func `ordo alone serves this machine`() throws {
    let command = try Command(arguments: [])
    #expect(command == .serve(Configuration()))
    #expect(try Command(arguments: ["serve"]) == command)
  }

  @Test func `each option of serve stands on the command line`() throws {
    let words = [
      "--host", "0.0.0.0", "--port=9000", "--data", "/data", "--public", "/pages", "--open",
      "--public-reload", "--allow-host", "nas.local", "--allow-host", "ordo.example",
      "--allow-origin", "https://app.example:8443", "--max-connections", "100",
      "--max-connections-per-address", "10", "--idle-timeout", "75", "--trusted-proxy",
      "10.0.0.0/8",
      "--trusted-proxy=unix",
      "--log-level", "Debug", "--socket", "/run/ordo.sock",
    ]
    #expect(try Command(arguments: words) == .serve(everything))
  }

  @Test func `each option of serve stands in the environment, lists with commas`() throws {
    let environment = [
      "ORDO_HOST": "0.0.0.0", "ORDO_PORT": "9000", "ORDO_DATA": "/data", "ORDO_PUBLIC": "/pages",
      "ORDO_OPEN": "true", "ORDO_PUBLIC_RELOAD": "1", "ORDO_ALLOW_HOST": "nas.local,ordo.example",
      "ORDO_ALLOW_ORIGIN": "https://app.example:8443", "ORDO_MAX_CONNECTIONS": "100",
      "ORDO_MAX_CONNECTIONS_PER_ADDRESS": "10", "ORDO_TRUSTED_PROXY": "10.0.0.0/8,unix",
      "ORDO_LOG_LEVEL": "debug", "ORDO_IDLE_TIMEOUT": "75", "ORDO_SOCKET": "/run/ordo.sock",
    ]
    #expect(try Command(arguments: ["serve"], environment: environment) == .serve(everything))
  }

  @Test func `the command line counts more than the environment`() throws {
    let environment = ["ORDO_PORT": "1", "ORDO_HOST": ""]
    let command = try Command(arguments: ["--port", "2"], environment: environment)
    var configuration = Configuration()
    configuration.port = 2
    #expect(command == .serve(configuration))
  }

  @Test func `import and export take a file and a board`() throws {
    let words = ["import", "list.md", "--name", "Trip", "--data", "d"]
    guard case .importBoard(let request) = try Command(arguments: words) else {
      Issue.record("no import")
      return
    }
    #expect(request.file == "list.md" && request.name == "Trip" && request.dataFolder == "d")
    #expect(request.format == nil)
    guard
      case .exportBoard(let export) = try Command(
        arguments: ["export", "--format", "md", "Trip"], environment: ["ORDO_DATA": "e"])
    else {
      Issue.record("no export")
      return
    }
    #expect(export.board == "Trip" && export.format == .markdown && export.dataFolder == "e")
  }

  @Test(
    arguments: [
      (["--help"], .help(nil)), (["-h"], .help(nil)), (["--open", "--help"], .help(nil)),
      (["help"], .help(nil)), (["help", "--help"], .help(.help)),
      (["export", "--help"], .help(.exportBoard)), (["serve", "--port", "-h"], .help(.serve)),
      (["help", "export"], .help(.exportBoard)), (["--version"], .version),
    ] as [([String], Command)])
  func `help and version are answered wherever they stand`(words: [String], command: Command)
    throws
  {
    #expect(try Command(arguments: words) == command)
  }

  @Test func `a board or a file may be named help`() throws {
    guard
      case .importBoard(let request) = try Command(arguments: ["import", "help", "--name", "help"]),
      case .exportBoard(let export) = try Command(arguments: ["export", "help"])
    else {
      Issue.record("help in the place of the command")
      return
    }
    #expect(request.file == "help" && request.name == "help" && export.board == "help")
  }

  @Test(
    arguments: [
      (["frobnicate"], .unknownCommand("frobnicate")),
      (["exprot", "--help"], .unknownCommand("exprot", suggestion: "export")),
      (["help", "imprt"], .unknownCommand("imprt", suggestion: "import")),
      (["help", "import", "b"], .unexpectedArgument("b", command: "help")),
      (
        ["--prot", "1"],
        .unknownOption("--prot", command: "serve", suggestion: "--port")
      ),
      (
        ["import", "a", "--formt=csv"],
        .unknownOption("--formt", command: "import", suggestion: "--format")
      ),
      (["-p", "1"], .unknownOption("-p", command: "serve")),
      (["import", "a", "--port", "1"], .unknownOption("--port", command: "import")),
      (["--port"], .missingValue(option: "--port")),
      (["--port", "--open"], .missingValue(option: "--port")),
      (["--open=yes"], .unexpectedValue(option: "--open", value: "yes")),
      (["--port", "+80"], .notAPort(name: "--port", value: "+80")),
      (["--port", "65536"], .notAPort(name: "--port", value: "65536")),
      (["--port", "x"], .notAPort(name: "--port", value: "x")),
      (["--max-connections", "0"], .notACount(name: "--max-connections", value: "0")),
      (
        ["--allow-origin", "app.example"],
        .notAnOrigin(name: "--allow-origin", value: "app.example")
      ),
      (
        ["--trusted-proxy", "10.0.0.0/33"],
        .notANetwork(name: "--trusted-proxy", value: "10.0.0.0/33")
      ),
      (["--log-level", "loud"], .notALevel(name: "--log-level", value: "loud")),
      (["--allow-host", "a:80"], .notAHost(name: "--allow-host", value: "a:80")),
      (["import"], .missingArgument(command: "import", argument: "the path of a FILE")),
      (["serve", "now"], .unexpectedArgument("now", command: "serve")),
      (["export", "a", "b"], .unexpectedArgument("b", command: "export")),
      (["export", "a", "--format", "pdf"], .unknownFormat("pdf")),
      (["export", "a", "--format", "trello"], .importOnly("trello")),
      (["import", "a", "--format", "pdf"], .unknownImportFormat("pdf")),
    ] as [([String], UsageError)])
  func `what is wrong is named`(words: [String], error: UsageError) {
    #expect(throws: error) { try Command(arguments: words) }
    #expect(!error.description.contains("\n"))
  }

  @Test func `a suggestion is part of the sentence`() {
    let error = UsageError.unknownOption("--prot", command: "serve", suggestion: "--port")
    #expect("\(error)" == "ordo serve has no option “--prot”; did you mean --port?")
    let unknown = UsageError.unknownOption("-p", command: "serve")
    #expect("\(unknown)" == "ordo serve has no option “-p”; see ordo serve --help.")
  }

  @Test(
    arguments: [("trello", .trello), ("Kanboard", .kanboard), ("md", .own(.markdown))]
      as [(String, ImportFormat)])
  func `an import may name the program that a file is from`(
    name: String, format: ImportFormat
  ) throws {
    let words = ["import", "a", "--format", name]
    guard case .importBoard(let request) = try Command(arguments: words) else {
      Issue.record("no import")
      return
    }
    #expect(request.format == format)
  }

  @Test func `a wrong variable is named`() {
    #expect(throws: UsageError.notAPort(name: "ORDO_PORT", value: "eighty")) {
      try Command(arguments: [], environment: ["ORDO_PORT": "eighty"])
    }
    for value in ["0", "86401", "a minute"] {
      #expect(throws: UsageError.notSeconds(name: "--idle-timeout", value: value)) {
        try Command(arguments: ["--idle-timeout", value])
      }
    }
    #expect(throws: UsageError.notASwitch(name: "ORDO_OPEN", value: "perhaps")) {
      try Command(arguments: [], environment: ["ORDO_OPEN": "perhaps"])
    }
  }

  private var everything: Configuration {
    var configuration = Configuration()
    configuration.host = "0.0.0.0"
    configuration.port = 9000
    configuration.dataFolder = "/data"
    configuration.publicFolder = "/pages"
    configuration.isOpen = true
    configuration.reloadsPublicFolder = true
    configuration.allowedHosts = ["nas.local", "ordo.example"]
    configuration.allowedOrigins = ["https://app.example:8443"]
    configuration.maximumConnections = 100
    configuration.maximumConnectionsPerAddress = 10
    configuration.idleTimeout = 75
    configuration.logLevel = .debug
    configuration.socketPath = "/run/ordo.sock"
    configuration.trustedProxies = TrustedProxies(
      [IPNetwork("10.0.0.0/8")].compactMap(\.self), includesLocalSockets: true)
    return configuration
  }
}
