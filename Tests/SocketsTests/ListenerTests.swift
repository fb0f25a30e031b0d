import Glibc
import Testing

@testable import Sockets

struct ListenerTests {
  private static func connect(to port: Int) -> FileDescriptor {
    let number = socket(AF_INET, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = Glibc.connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return FileDescriptor(owning: number)
  }

  /// What the kernel takes for a client that reads nothing, of so many bytes.
  private static func taken(of count: Int, by descriptor: borrowing FileDescriptor) -> Int {
    let bytes = [UInt8](repeating: 0, count: count)
    var sent = 0
    while case .bytes(let part) = bytes[sent...].withUnsafeBytes({ descriptor.send($0) }), part > 0
    {
      sent += part
    }
    return sent
  }

  @Test func `the kernel keeps little for a client that does not read`() throws {
    try Listener.open(host: "127.0.0.1", port: 0) { (listener: consuming Listener) in
      let client = Self.connect(to: listener.address.port ?? 0)
      guard case .connection(let descriptor, _) = listener.accept() else {
        Issue.record("nobody has come")
        return
      }
      #expect(Self.taken(of: 16 << 20, by: descriptor) < 1 << 20)
      _ = consume client
    }
  }
}
