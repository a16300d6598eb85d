public import HeadlessDevice
import HeadlessUIKit
public import Reactive
import ReactiveUIKit

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

/// The interface of an object that performs HTTP requests for repositories.
@MainActor public protocol HTTPPerformer: AnyObject {
  /// Emits the decoded response; sends the request on subscription, and cancels it on disposal.
  func perform<Model: Decodable>(_ request: HTTPRequest, as type: Model.Type) -> Single<Model>

  /// Emits once the server accepted the request.
  func perform(_ request: HTTPRequest) -> Single<Void>
}

/// The state of the app, as its user sees it.
public enum AppState: Equatable, Sendable {
  /// The app is visible and gets touches.
  case active
  /// The app is not visible.
  case background
}

/// The interface of a manager that observes the state of the app.
@MainActor public protocol AppStateManager: AnyObject {
  /// The state of the app now.
  var state: BehaviorRelay<AppState> { get }
}

extension AppStateManager {
  /// Emits each time the app comes back from the background.
  public var returns: Observable<Void> {
    state.distinctUntilChanged().skip(1).filter { $0 == .active }.map { _ in }
  }
}

/// A manager that observes the application's notifications.
public final class NotificationAppStateManager: AppStateManager {
  /// The state of the app now.
  public let state = BehaviorRelay(value: AppState.active)

  private let disposeBag = DisposeBag()

  /// Creates a manager that observes the current application.
  public init() {
    let center = NotificationCenter.default.rx
    Observable.merge(
      center.notification(
        UIApplication.didEnterBackgroundNotification, object: UIApplication.shared
      )
      .map { _ in AppState.background },
      center.notification(UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
        .map { _ in AppState.active }
    )
    .bind(to: state)
    .disposed(by: disposeBag)
  }
}
