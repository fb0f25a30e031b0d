import HTTPServer
import Sockets

extension Configuration {
  init(_ options: OptionValues) throws(UsageError) {
    self.init()
    host = options[.host]?.value ?? host
    port = try options.port() ?? port
    socketPath = options[.socket]?.value
    dataFolder = options[.data]?.value ?? dataFolder
    publicFolder = options[.publicFolder]?.value ?? publicFolder
    reloadsPublicFolder = try options.isOn(.publicReload)
    isOpen = try options.isOn(.open)
    for text in options.all(.allowHost) { allowedHosts.append(try Self.host(text)) }
    for text in options.all(.allowOrigin) { allowedOrigins.append(try Self.origin(text)) }
    for text in options.all(.trustedProxy) { try trust(text) }
    logLevel = try options.logLevel() ?? logLevel
    maximumConnections = try options.count(.maxConnections)
    maximumConnectionsPerAddress = try options.count(.maxConnectionsPerAddress)
    idleTimeout = try options.seconds(.idleTimeout) ?? idleTimeout
  }

  private mutating func trust(_ text: OptionValues.Value) throws(UsageError) {
    if text.value == "unix" {
      trustedProxies.includesLocalSockets = true
      return
    }
    guard let network = IPNetwork(text.value) else {
      throw .notANetwork(name: text.name, value: text.value)
    }
    trustedProxies.networks.append(network)
  }

  private static func host(_ text: OptionValues.Value) throws(UsageError) -> String {
    let isName = !text.value.isEmpty && !text.value.utf8.contains { ":/ @?#".utf8.contains($0) }
    guard isName else { throw .notAHost(name: text.name, value: text.value) }
    return text.value
  }

  private static func origin(_ text: OptionValues.Value) throws(UsageError) -> String {
    let parts = text.value.split(separator: "://", maxSplits: 1)
    guard parts.count == 2, parts[0] == "https" || parts[0] == "http",
      !parts[1].utf8.contains(where: { "/ @?#".utf8.contains($0) })
    else { throw .notAnOrigin(name: text.name, value: text.value) }
    return text.value
  }
}
