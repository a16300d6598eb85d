// Written by `scripts/mocks` from the protocols marked @mockable: do not edit.
// swift-format-ignore-file

import BuilderRouter
import Coordination
import HeadlessUIKit

@testable import Crew
@testable import CrewOnboarding
@testable import CrewShared

/// A mock of `AppEntryPoint` that records its calls.
final class AppEntryPointMock: AppEntryPoint {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(uiViewController: UIViewController) {
    self.uiViewController = uiViewController
  }

  var children: [any Coordinator] = []

  var uiViewController: UIViewController

  private(set) var startCallCount = 0
  var startHandler: (() -> Void)?
  func start() {
    startCallCount += 1
    calls.append("start()")
    startHandler?()
  }

  private(set) var stopCallCount = 0
  private(set) var stopArgValues: [((() -> Void)?)] = []
  var stopHandler: (((() -> Void)?) -> Void)?
  func stop(completion: (() -> Void)?) {
    stopCallCount += 1
    stopArgValues.append(completion)
    calls.append("stop(completion: { … })")
    stopHandler?(completion)
  }

  private(set) var handleCallCount = 0
  private(set) var handleArgValues: [CoordinatorAction] = []
  var handleHandler: ((CoordinatorAction) -> Bool)?
  func handle(_ action: CoordinatorAction) -> Bool {
    handleCallCount += 1
    handleArgValues.append(action)
    calls.append("handle(\(argumentText(action)))")
    guard let handleHandler else { return false }
    return handleHandler(action)
  }
}

/// A mock of `LeavingControllable` that records its calls.
final class LeavingControllableMock: LeavingControllable {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(uiViewController: UIViewController) {
    self.uiViewController = uiViewController
  }

  var uiViewController: UIViewController

  private(set) var didLeaveSetCallCount = 0
  var didLeave: (() -> Void)? = nil {
    didSet { didLeaveSetCallCount += 1 }
  }
}

/// A mock of `OnboardingDependency` that records its calls.
final class OnboardingDependencyMock: OnboardingDependency {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(preferences: any PreferencesManager) {
    self.preferences = preferences
  }

  var preferences: any PreferencesManager
}

/// A mock of `OnboardingDoneBuildable` that records its calls.
final class OnboardingDoneBuildableMock: OnboardingDoneBuildable {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var buildCallCount = 0
  private(set) var buildArgValues: [(any OnboardingListener)] = []
  var buildHandler: ((any OnboardingListener) -> any Routing)?
  func build(withListener listener: any OnboardingListener) -> any Routing {
    buildCallCount += 1
    buildArgValues.append(listener)
    calls.append("build(withListener: \(argumentText(listener)))")
    guard let buildHandler else { preconditionFailure("say what it returns: set buildHandler") }
    return buildHandler(listener)
  }
}

/// A mock of `OnboardingDoneDependency` that records its calls.
final class OnboardingDoneDependencyMock: OnboardingDoneDependency {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(permissions: any OnboardingPermissionsControlling) {
    self.permissions = permissions
  }

  var permissions: any OnboardingPermissionsControlling
}

/// A mock of `OnboardingDoneRouting` that records its calls.
final class OnboardingDoneRoutingMock: OnboardingDoneRouting {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var finishCallCount = 0
  var finishHandler: (() -> Void)?
  func finish() {
    finishCallCount += 1
    calls.append("finish()")
    finishHandler?()
  }
}

/// A mock of `OnboardingHelpBuildable` that records its calls.
final class OnboardingHelpBuildableMock: OnboardingHelpBuildable {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var buildCallCount = 0
  private(set) var buildArgValues: [(any OnboardingHelpListener)] = []
  var buildHandler: ((any OnboardingHelpListener) -> any Routing)?
  func build(withListener listener: any OnboardingHelpListener) -> any Routing {
    buildCallCount += 1
    buildArgValues.append(listener)
    calls.append("build(withListener: \(argumentText(listener)))")
    guard let buildHandler else { preconditionFailure("say what it returns: set buildHandler") }
    return buildHandler(listener)
  }
}

/// A mock of `OnboardingHelpListener` that records its calls.
final class OnboardingHelpListenerMock: OnboardingHelpListener {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var helpDidCloseCallCount = 0
  var helpDidCloseHandler: (() -> Void)?
  func helpDidClose() {
    helpDidCloseCallCount += 1
    calls.append("helpDidClose()")
    helpDidCloseHandler?()
  }
}

/// A mock of `OnboardingHelpRouting` that records its calls.
final class OnboardingHelpRoutingMock: OnboardingHelpRouting {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var routeToHelpCallCount = 0
  var routeToHelpHandler: (() -> Void)?
  func routeToHelp() {
    routeToHelpCallCount += 1
    calls.append("routeToHelp()")
    routeToHelpHandler?()
  }
}

/// A mock of `OnboardingHelpSheetRouting` that records its calls.
final class OnboardingHelpSheetRoutingMock: OnboardingHelpSheetRouting {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var closeCallCount = 0
  var closeHandler: (() -> Void)?
  func close() {
    closeCallCount += 1
    calls.append("close()")
    closeHandler?()
  }
}

/// A mock of `OnboardingListener` that records its calls.
final class OnboardingListenerMock: OnboardingListener {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var onboardingDidEndCallCount = 0
  var onboardingDidEndHandler: (() -> Void)?
  func onboardingDidEnd() {
    onboardingDidEndCallCount += 1
    calls.append("onboardingDidEnd()")
    onboardingDidEndHandler?()
  }
}

/// A mock of `OnboardingLocationBuildable` that records its calls.
final class OnboardingLocationBuildableMock: OnboardingLocationBuildable {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var buildCallCount = 0
  private(set) var buildArgValues: [(any OnboardingListener)] = []
  var buildHandler: ((any OnboardingListener) -> any Routing)?
  func build(withListener listener: any OnboardingListener) -> any Routing {
    buildCallCount += 1
    buildArgValues.append(listener)
    calls.append("build(withListener: \(argumentText(listener)))")
    guard let buildHandler else { preconditionFailure("say what it returns: set buildHandler") }
    return buildHandler(listener)
  }
}

/// A mock of `OnboardingLocationDependency` that records its calls.
final class OnboardingLocationDependencyMock: OnboardingLocationDependency {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(permissions: any OnboardingPermissionsControlling) {
    self.permissions = permissions
  }

  var permissions: any OnboardingPermissionsControlling
}

/// A mock of `OnboardingLocationRouting` that records its calls.
final class OnboardingLocationRoutingMock: OnboardingLocationRouting {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var routeToHelpCallCount = 0
  var routeToHelpHandler: (() -> Void)?
  func routeToHelp() {
    routeToHelpCallCount += 1
    calls.append("routeToHelp()")
    routeToHelpHandler?()
  }

  private(set) var routeToDoneCallCount = 0
  var routeToDoneHandler: (() -> Void)?
  func routeToDone() {
    routeToDoneCallCount += 1
    calls.append("routeToDone()")
    routeToDoneHandler?()
  }
}

/// A mock of `OnboardingNotificationsBuildable` that records its calls.
final class OnboardingNotificationsBuildableMock: OnboardingNotificationsBuildable {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var buildCallCount = 0
  private(set) var buildArgValues: [(any OnboardingListener)] = []
  var buildHandler: ((any OnboardingListener) -> any Routing)?
  func build(withListener listener: any OnboardingListener) -> any Routing {
    buildCallCount += 1
    buildArgValues.append(listener)
    calls.append("build(withListener: \(argumentText(listener)))")
    guard let buildHandler else { preconditionFailure("say what it returns: set buildHandler") }
    return buildHandler(listener)
  }
}

/// A mock of `OnboardingNotificationsDependency` that records its calls.
final class OnboardingNotificationsDependencyMock: OnboardingNotificationsDependency {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(permissions: any OnboardingPermissionsControlling) {
    self.permissions = permissions
  }

  var permissions: any OnboardingPermissionsControlling
}

/// A mock of `OnboardingNotificationsRouting` that records its calls.
final class OnboardingNotificationsRoutingMock: OnboardingNotificationsRouting {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var routeToHelpCallCount = 0
  var routeToHelpHandler: (() -> Void)?
  func routeToHelp() {
    routeToHelpCallCount += 1
    calls.append("routeToHelp()")
    routeToHelpHandler?()
  }

  private(set) var routeToLocationCallCount = 0
  var routeToLocationHandler: (() -> Void)?
  func routeToLocation() {
    routeToLocationCallCount += 1
    calls.append("routeToLocation()")
    routeToLocationHandler?()
  }
}

/// A mock of `OnboardingPermissionsBuildable` that records its calls.
final class OnboardingPermissionsBuildableMock: OnboardingPermissionsBuildable {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var buildCallCount = 0
  var buildHandler: (() -> any OnboardingPermissionsControlling)?
  func build() -> any OnboardingPermissionsControlling {
    buildCallCount += 1
    calls.append("build()")
    guard let buildHandler else { preconditionFailure("say what it returns: set buildHandler") }
    return buildHandler()
  }
}

/// A mock of `OnboardingPermissionsControlling` that records its calls.
final class OnboardingPermissionsControllingMock: OnboardingPermissionsControlling {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  var allowsNotifications: Bool = false

  var allowsLocation: Bool = false

  private(set) var requestNotificationsCallCount = 0
  private(set) var requestNotificationsArgValues: [((() -> Void))] = []
  var requestNotificationsHandler: (((() -> Void)) -> Void)?
  func requestNotifications(completion: @escaping () -> Void) {
    requestNotificationsCallCount += 1
    requestNotificationsArgValues.append(completion)
    calls.append("requestNotifications(completion: { … })")
    requestNotificationsHandler?(completion)
  }

  private(set) var declineNotificationsCallCount = 0
  var declineNotificationsHandler: (() -> Void)?
  func declineNotifications() {
    declineNotificationsCallCount += 1
    calls.append("declineNotifications()")
    declineNotificationsHandler?()
  }

  private(set) var setLocationCallCount = 0
  private(set) var setLocationArgValues: [Bool] = []
  var setLocationHandler: ((Bool) -> Void)?
  func setLocation(isAllowed: Bool) {
    setLocationCallCount += 1
    setLocationArgValues.append(isAllowed)
    calls.append("setLocation(isAllowed: \(argumentText(isAllowed)))")
    setLocationHandler?(isAllowed)
  }

  private(set) var completeCallCount = 0
  var completeHandler: (() -> Void)?
  func complete() {
    completeCallCount += 1
    calls.append("complete()")
    completeHandler?()
  }
}

/// A mock of `OnboardingPermissionsDependency` that records its calls.
final class OnboardingPermissionsDependencyMock: OnboardingPermissionsDependency {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(preferences: any PreferencesManager) {
    self.preferences = preferences
  }

  var preferences: any PreferencesManager
}

/// A mock of `OnboardingStepControllable` that records its calls.
final class OnboardingStepControllableMock: OnboardingStepControllable {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(uiViewController: UIViewController) {
    self.uiViewController = uiViewController
  }

  var uiViewController: UIViewController

  private(set) var pushCallCount = 0
  private(set) var pushArgValues: [(step: any ViewControllable, animated: Bool)] = []
  var pushHandler: ((any ViewControllable, Bool) -> Void)?
  func push(_ step: any ViewControllable, animated: Bool) {
    pushCallCount += 1
    pushArgValues.append((step, animated))
    calls.append("push(\(argumentText(step)), animated: \(argumentText(animated)))")
    pushHandler?(step, animated)
  }

  private(set) var presentCallCount = 0
  private(set) var presentArgValues: [(controllable: any ViewControllable, animated: Bool)] = []
  var presentHandler: ((any ViewControllable, Bool) -> Void)?
  func present(_ controllable: any ViewControllable, animated: Bool) {
    presentCallCount += 1
    presentArgValues.append((controllable, animated))
    calls.append("present(\(argumentText(controllable)), animated: \(argumentText(animated)))")
    presentHandler?(controllable, animated)
  }

  private(set) var dismissPresentedCallCount = 0
  private(set) var dismissPresentedArgValues: [Bool] = []
  var dismissPresentedHandler: ((Bool) -> Void)?
  func dismissPresented(animated: Bool) {
    dismissPresentedCallCount += 1
    dismissPresentedArgValues.append(animated)
    calls.append("dismissPresented(animated: \(argumentText(animated)))")
    dismissPresentedHandler?(animated)
  }
}

/// A mock of `OnboardingWelcomeBuildable` that records its calls.
final class OnboardingWelcomeBuildableMock: OnboardingWelcomeBuildable {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var buildCallCount = 0
  private(set) var buildArgValues: [(any OnboardingListener)] = []
  var buildHandler: ((any OnboardingListener) -> any Routing)?
  func build(withListener listener: any OnboardingListener) -> any Routing {
    buildCallCount += 1
    buildArgValues.append(listener)
    calls.append("build(withListener: \(argumentText(listener)))")
    guard let buildHandler else { preconditionFailure("say what it returns: set buildHandler") }
    return buildHandler(listener)
  }
}

/// A mock of `OnboardingWelcomeDependency` that records its calls.
final class OnboardingWelcomeDependencyMock: OnboardingWelcomeDependency {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(permissions: any OnboardingPermissionsControlling) {
    self.permissions = permissions
  }

  var permissions: any OnboardingPermissionsControlling
}

/// A mock of `OnboardingWelcomeRouting` that records its calls.
final class OnboardingWelcomeRoutingMock: OnboardingWelcomeRouting {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var routeToNotificationsCallCount = 0
  var routeToNotificationsHandler: (() -> Void)?
  func routeToNotifications() {
    routeToNotificationsCallCount += 1
    calls.append("routeToNotifications()")
    routeToNotificationsHandler?()
  }
}

/// A mock of `PreferencesManager` that records its calls.
final class PreferencesManagerMock: PreferencesManager {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var hasLaunchedBeforeSetCallCount = 0
  var hasLaunchedBefore: Bool = false {
    didSet { hasLaunchedBeforeSetCallCount += 1 }
  }

  private(set) var isOnboardedSetCallCount = 0
  var isOnboarded: Bool = false {
    didSet { isOnboardedSetCallCount += 1 }
  }

  private(set) var allowsNotificationsSetCallCount = 0
  var allowsNotifications: Bool? = nil {
    didSet { allowsNotificationsSetCallCount += 1 }
  }

  private(set) var allowsLocationSetCallCount = 0
  var allowsLocation: Bool? = nil {
    didSet { allowsLocationSetCallCount += 1 }
  }

  private(set) var authTokenSetCallCount = 0
  var authToken: String? = nil {
    didSet { authTokenSetCallCount += 1 }
  }

  private(set) var userIDSetCallCount = 0
  var userID: String? = nil {
    didSet { userIDSetCallCount += 1 }
  }

  private(set) var isBiometryEnabledSetCallCount = 0
  var isBiometryEnabled: Bool = false {
    didSet { isBiometryEnabledSetCallCount += 1 }
  }
}

/// A mock of `RootBuildable` that records its calls.
final class RootBuildableMock: RootBuildable {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var buildCallCount = 0
  private(set) var buildArgValues: [(any OnboardingListener)] = []
  var buildHandler: ((any OnboardingListener) -> any AppEntryPoint)?
  func build(withListener listener: any OnboardingListener) -> any AppEntryPoint {
    buildCallCount += 1
    buildArgValues.append(listener)
    calls.append("build(withListener: \(argumentText(listener)))")
    guard let buildHandler else { preconditionFailure("say what it returns: set buildHandler") }
    return buildHandler(listener)
  }
}

/// A mock of `RootViewControllable` that records its calls.
final class RootViewControllableMock: RootViewControllable {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(uiViewController: UIViewController) {
    self.uiViewController = uiViewController
  }

  var uiViewController: UIViewController

  private(set) var setRootCallCount = 0
  private(set) var setRootArgValues: [(any ViewControllable)] = []
  var setRootHandler: ((any ViewControllable) -> Void)?
  func setRoot(_ step: any ViewControllable) {
    setRootCallCount += 1
    setRootArgValues.append(step)
    calls.append("setRoot(\(argumentText(step)))")
    setRootHandler?(step)
  }
}

/// A mock of `Routing` that records its calls.
final class RoutingMock: Routing {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(viewControllable: any ViewControllable) {
    self.viewControllable = viewControllable
  }

  var children: [any Coordinator] = []

  var viewControllable: any ViewControllable

  private(set) var startCallCount = 0
  var startHandler: (() -> Void)?
  func start() {
    startCallCount += 1
    calls.append("start()")
    startHandler?()
  }

  private(set) var stopCallCount = 0
  private(set) var stopArgValues: [((() -> Void)?)] = []
  var stopHandler: (((() -> Void)?) -> Void)?
  func stop(completion: (() -> Void)?) {
    stopCallCount += 1
    stopArgValues.append(completion)
    calls.append("stop(completion: { … })")
    stopHandler?(completion)
  }

  private(set) var handleCallCount = 0
  private(set) var handleArgValues: [CoordinatorAction] = []
  var handleHandler: ((CoordinatorAction) -> Bool)?
  func handle(_ action: CoordinatorAction) -> Bool {
    handleCallCount += 1
    handleArgValues.append(action)
    calls.append("handle(\(argumentText(action)))")
    guard let handleHandler else { return false }
    return handleHandler(action)
  }
}

/// A mock of `ViewControllable` that records its calls.
final class ViewControllableMock: ViewControllable {
  /// All calls in order, such as `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(uiViewController: UIViewController) {
    self.uiViewController = uiViewController
  }

  var uiViewController: UIViewController
}

/// Returns an argument as text: the type of an object, the debug description of a value.
private func argumentText(_ argument: Any) -> String {
  type(of: argument) is AnyClass ? "\(type(of: argument))" : String(reflecting: argument)
}
