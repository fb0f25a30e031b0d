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

  /// Decides on a new connection.
  ///
  /// - Parameter address: whose connection it is; nil if that is not known yet.
  /// - Returns: whether it is let in.
  func admit(_ address: IPAddress?) -> Admission {
    lock.withLock {
      if total < limits.total, add(address) {
        total += 1
        return .regular
      }
      guard spare < limits.spare else { return .refused }
      spare += 1
      return .spare
    }
  }

  /// Counts a regular connection for another address, such as a proxy's for its next client.
  ///
  /// - Parameters:
  ///   - old: the address that it counted for.
  ///   - new: the address that it counts for now.
  /// - Returns: false, with nothing changed, if that address has all the connections it may have.
  func move(from old: IPAddress?, to new: IPAddress?) -> Bool {
    lock.withLock {
      guard add(new) else { return false }
      subtract(old)
      return true
    }
  }

  /// Counts a connection out.
  func leave(_ address: IPAddress?, _ admission: Admission) {
    lock.withLock {
      switch admission {
      case .regular:
        total -= 1
        subtract(address)
      case .spare:
        spare -= 1
      case .refused:
        break
      }
    }
  }

  private func add(_ address: IPAddress?) -> Bool {
    guard let address else { return true }
    let count = byAddress[address, default: 0]
    guard count < (address.isLoopback ? limits.perLoopbackAddress : limits.perAddress) else {
      return false
    }
    byAddress[address] = count + 1
    return true
  }

  private func subtract(_ address: IPAddress?) {
    guard let address, let count = byAddress[address] else { return }
    byAddress[address] = count == 1 ? nil : count - 1
  }
}
