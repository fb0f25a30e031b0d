import Foundation
import Sockets

/// Counts the connections of a server and of each address, and decides which are let in.
final class ConnectionCensus: Sendable {
  enum Admission {
    case regular
    /// Beyond the limits, but let in to answer vital requests.
    case spare
    case refused
  }

  struct Limits {
    var total: Int
    var perAddress: Int
    var perLoopbackAddress: Int
    var spare: Int
  }

  private let limits: Limits
  private let lock = NSLock()
  // These are guarded by `lock`.
  private nonisolated(unsafe) var total = 0
  private nonisolated(unsafe) var spare = 0
  private nonisolated(unsafe) var byAddress: [IPAddress: Int] = [:]

  init(limits: Limits) {
    self.limits = limits
  }

  func admit(_ peer: SocketAddress) -> Admission {
    lock.withLock {
      let ofAddress = peer.ip.map { byAddress[$0, default: 0] } ?? 0
      if total < limits.total, ofAddress < limit(for: peer.ip) {
        total += 1
        if let address = peer.ip { byAddress[address] = ofAddress + 1 }
        return .regular
      }
      guard spare < limits.spare else { return .refused }
      spare += 1
      return .spare
    }
  }

  func leave(_ peer: SocketAddress, _ admission: Admission) {
    lock.withLock {
      switch admission {
      case .regular:
        total -= 1
        guard let address = peer.ip, let count = byAddress[address] else { return }
        byAddress[address] = count == 1 ? nil : count - 1
      case .spare:
        spare -= 1
      case .refused:
        break
      }
    }
  }

  private func limit(for address: IPAddress?) -> Int {
    guard let address else { return .max }
    return address.isLoopback ? limits.perLoopbackAddress : limits.perAddress
  }
}
