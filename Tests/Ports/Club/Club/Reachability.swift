// swift-format-ignore-file
import Foundation
import SystemConfiguration

/// Whether a host can be reached.
final class Reachability {
  var whenChanged: ((Bool) -> Void)?
  private let reference: SCNetworkReachability

  init?(host: String) {
    guard let reference = SCNetworkReachabilityCreateWithName(nil, host) else { return nil }
    self.reference = reference
  }

  static var isConnected: Bool {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
    address.sin_family = sa_family_t(AF_INET)
    let route = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
    }
    var flags = SCNetworkReachabilityFlags()
    guard let route = route, SCNetworkReachabilityGetFlags(route, &flags) else { return false }
    return flags.contains(.reachable) && !flags.contains(.connectionRequired)
  }

  func start() {
    var context = SCNetworkReachabilityContext(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    context.info = Unmanaged<Reachability>.passUnretained(self).toOpaque()
    SCNetworkReachabilitySetCallback(
      reference,
      { _, flags, info in
        guard let info = info else { return }
        Unmanaged<Reachability>.fromOpaque(info).takeUnretainedValue().whenChanged?(flags.contains(.reachable))
      }, &context)
    SCNetworkReachabilitySetDispatchQueue(reference, DispatchQueue.main)
    whenChanged?(Reachability.isConnected)
  }

  deinit {
    SCNetworkReachabilitySetCallback(reference, nil, nil)
    SCNetworkReachabilitySetDispatchQueue(reference, nil)
  }
}
