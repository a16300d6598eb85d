// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Alamofire's, and their documentation is too.
import HeadlessDevice
public import HeadlessFoundation

/// A monitor of the device's network, which `given network offline` disconnects.
open class NetworkReachabilityManager {
  public enum NetworkReachabilityStatus: Equatable, Sendable {
    public enum ConnectionType: Sendable { case ethernetOrWiFi, cellular }

    case unknown
    case notReachable
    case reachable(ConnectionType)
  }

  public typealias Listener = (NetworkReachabilityStatus) -> Void

  private static let manager = NetworkReachabilityManager()
  public static var `default`: NetworkReachabilityManager? { manager }

  private var listener: Listener?
  private var last: NetworkReachabilityStatus?

  public init?() {}
  public init?(host: String) {}

  open var status: NetworkReachabilityStatus {
    Device.current.network.isOnline ? .reachable(.ethernetOrWiFi) : .notReachable
  }
  open var isReachable: Bool { Device.current.network.isOnline }
  open var isReachableOnEthernetOrWiFi: Bool { isReachable }
  open var isReachableOnCellular: Bool { false }

  @discardableResult
  open func startListening(
    onQueue queue: HeadlessFoundation.DispatchQueue = .main,
    onUpdatePerforming listener: @escaping Listener
  ) -> Bool {
    stopListening()
    self.listener = listener
    queue.async { [weak self] in self?.update() }
    Device.current.network.observeReachability(self) { [weak self] _ in
      queue.async { self?.update() }
    }
    return true
  }

  open func stopListening() { (listener, last) = (nil, nil) }

  /// Calls the listener if the status is another one than before.
  private func update() {
    guard let listener, last != status else { return }
    last = status
    listener(status)
  }
}
