import HeadlessDevice
public import Reactive

/// The interface of a manager that observes the network connection.
@MainActor public protocol ReachabilityManager: AnyObject {
  /// Whether there is a network connection now.
  var connectionIsReachable: BehaviorRelay<Bool> { get }
}

/// A manager that observes the device's network.
public final class NetworkReachabilityManager: ReachabilityManager {
  /// Whether there is a network connection now.
  public let connectionIsReachable: BehaviorRelay<Bool>

  /// Creates a manager that observes the current device's network.
  public init() {
    let network = Device.current.network
    connectionIsReachable = BehaviorRelay(value: network.isOnline)
    network.observeReachability(self) { [connectionIsReachable] in
      connectionIsReachable.accept($0)
    }
  }
}

/// The interface of a manager that performs tasks at the app's first launch.
@MainActor public protocol FirstLaunchManager: AnyObject {
  /// Performs the tasks, unless they were performed at an earlier launch.
  func performTasksOnFirstLaunch()
}

/// The interface of a manager that signs the user out.
@MainActor public protocol LogoutManager: AnyObject {
  /// Signs the user out.
  func logout()
}
