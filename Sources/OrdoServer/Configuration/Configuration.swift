import HTTPServer

/// Where the server listens, what it serves, and who may come.
public struct Configuration: Hashable, Sendable {
  /// The address or name to listen on.
  public var host = "127.0.0.1"
  /// The TCP port; 0 for any that is free.
  public var port = 8080
  /// The path of a socket to listen on instead of a port.
  public var socketPath: String?
  /// The folder of the journal.
  public var dataFolder = "./ordo-data"
  /// The folder of the pages.
  public var publicFolder = "./Public"
  /// Whether changed files of that folder are read again while the server runs.
  public var reloadsPublicFolder = false
  /// Whether it is meant that whoever reaches the port can edit.
  public var isOpen = false
  /// Names that the server answers to, beside IP addresses, `localhost` and its own host.
  public var allowedHosts: [String] = []
  /// Other origins whose pages may write.
  public var allowedOrigins: [String] = []
  /// Peers whose word on their clients counts.
  public var trustedProxies = TrustedProxies()
  /// What matters less is not logged.
  public var logLevel = LogLevel.info
  /// The most connections; nil for what the system allows.
  public var maximumConnections: Int?
  /// The most connections of one address; nil for 256, and as many as there may be for loopback.
  public var maximumConnectionsPerAddress: Int?
  /// How long a connection is kept between requests, in seconds.
  public var idleTimeout = 60

  /// Makes the configuration of a server for this machine alone, on port 8080.
  public init() {}
}
