import Foundation
import HeadlessDevice

extension Session {
  /// Changes the app's surroundings, then runs the work that follows at this instant.
  ///
  /// - Throws: ``SessionError`` if the app's work at one instant never ends.
  public func arrange(_ arrangement: Arrangement) throws(SessionError) {
    storeLaunchValues()
    try running { () throws(SessionError) in
      change(arrangement)
      try settleStep()
    }
  }

  private func change(_ arrangement: Arrangement) {
    switch arrangement {
    case .stub(let stub): device.network.add(stub)
    case .network(let isOnline): device.network.isOnline = isOnline
    case .latency(let duration): device.network.latency = duration
    case .storage(let key, let value): device.storage.set(value, forKey: key)
    case .storageWithout(let key): device.storage[key] = nil
    case .biometry(let biometry): device.biometry = biometry
    case .width(let width): device.width = width
    case .locale(let identifier): device.locale = Locale(identifier: identifier)
    case .date(let date): device.date = date
    case .realtime(let duration): realtimeAllowance = duration
    }
  }
}
