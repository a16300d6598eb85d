// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Reachability's, and their documentation is too.
public import Dispatch
public import Foundation
import HeadlessDevice
public import HeadlessFoundation

extension Notification.Name {
  public static let reachabilityChanged = Notification.Name("reachabilityChanged")
}

nonisolated public enum ReachabilityError: Error, Sendable {
  case failedToCreateWithAddress(Int32)
  case failedToCreateWithHostname(String, Int32)
  case unableToSetCallback(Int32)
  case unableToSetDispatchQueue(Int32)
  case unableToGetFlags(Int32)
}

/// A monitor of the device's network, which `given network offline` disconnects.
public class Reachability {
  public typealias NetworkReachable = (Reachability) -> Void
  public typealias NetworkUnreachable = (Reachability) -> Void

  nonisolated public enum Connection: CustomStringConvertible, Sendable {
    case unavailable, wifi, cellular

    public static var none: Connection { .unavailable }

    public var description: String {
      switch self {
      case .cellular: "Cellular"
      case .wifi: "WiFi"
      case .unavailable: "No Connection"
      }
    }
  }

  public var whenReachable: NetworkReachable?
  public var whenUnreachable: NetworkUnreachable?
  public var allowsCellularConnection = true
  public var notificationCenter = NotificationCenter.default
  public private(set) var notifierRunning = false
  private var told: Connection?

  public init(
    queueQoS: DispatchQoS = .default,
    targetQueue: HeadlessFoundation.DispatchQueue? = nil,
    notificationQueue: HeadlessFoundation.DispatchQueue? = .main
  ) throws {
    Device.current.network.observeReachability(self) { [weak self] _ in
      Ported.async { self?.update() }
    }
  }

  public convenience init(
    hostname: String, queueQoS: DispatchQoS = .default,
    targetQueue: HeadlessFoundation.DispatchQueue? = nil,
    notificationQueue: HeadlessFoundation.DispatchQueue? = .main
  ) throws {
    try self.init(
      queueQoS: queueQoS, targetQueue: targetQueue, notificationQueue: notificationQueue)
  }

  public var connection: Connection {
    Device.current.network.isOnline ? .wifi : .unavailable
  }
  public var isReachable: Bool { connection != .unavailable }
  public var isReachableViaWiFi: Bool { connection == .wifi }
  public var isReachableViaCellular: Bool { connection == .cellular }
  public var description: String { connection.description }

  /// Tells the connection at once, and whenever it changes.
  public func startNotifier() throws {
    guard !notifierRunning else { return }
    notifierRunning = true
    told = nil
    Ported.async { [weak self] in self?.update() }
  }

  public func stopNotifier() { notifierRunning = false }

  private func update() {
    guard notifierRunning, told != connection else { return }
    told = connection
    if isReachable { whenReachable?(self) } else { whenUnreachable?(self) }
    notificationCenter.post(name: .reachabilityChanged, object: self)
  }
}
