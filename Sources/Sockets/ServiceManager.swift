import Glibc

/// What systemd, or whatever speaks like it, hands to a service and wants to be told by it.
public struct ServiceManager: Sendable {
  /// Where descriptors begin that are handed over.
  private static let firstDescriptor: CInt = 3

  /// The sockets on which the service is to listen; none where it is to open its own.
  public let sockets: [CInt]
  private let notifications: String?

  /// Reads what the environment says.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - process: the number of the process, to which alone `LISTEN_FDS` may be addressed.
  public init(environment: [String: String], process: Int32 = getpid()) {
    notifications = environment["NOTIFY_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
    let isAddressed = environment["LISTEN_PID"].flatMap { Int32($0) } == process
    let count = environment["LISTEN_FDS"].flatMap { CInt($0) } ?? 0
    guard isAddressed, count > 0, count < 1_024 else {
      sockets = []
      return
    }
    sockets = Array(Self.firstDescriptor..<(Self.firstDescriptor + count))
  }

  /// Tells that the service has started, if anybody wants to know.
  public func ready() {
    notify("READY=1")
  }

  /// Tells that the service is about to end, if anybody wants to know.
  public func stopping() {
    notify("STOPPING=1")
  }

  private func notify(_ text: String) {
    guard let notifications, let address = try? SocketPath(notifications) else { return }
    let number = socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
    guard number >= 0 else { return }
    let descriptor = FileDescriptor(owning: number)
    _ = address.withPointer {
      sendto(descriptor.rawValue, text, text.utf8.count, CInt(MSG_NOSIGNAL), $0, $1)
    }
  }
}
