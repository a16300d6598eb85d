import HeadlessDevice
public import Reactive

/// Knows whether the phone has a connection, and nothing else.
@MainActor public protocol ReachabilityManager: AnyObject {
  /// Whether there is a connection now.
  var connectionIsReachable: BehaviorRelay<Bool> { get }
}

/// Hears from the device's network.
public final class NetworkReachabilityManager: ReachabilityManager {
  /// Whether there is a connection now.
  public let connectionIsReachable: BehaviorRelay<Bool>

  /// Begins to listen to the current device's network.
  public init() {
    let network = Device.current.network
    connectionIsReachable = BehaviorRelay(value: network.isOnline)
    network.observeReachability(self) { [connectionIsReachable] in
      connectionIsReachable.accept($0)
    }
  }
}

/// Does what is to be done once, when the app runs for the first time.
@MainActor public protocol FirstLaunchManager: AnyObject {
  /// Does it where it was never done.
  func performTasksOnFirstLaunch()
}

/// Ends a person's session.
@MainActor public protocol LogoutManager: AnyObject {
  /// Forgets who was signed in.
  func logout()
}
