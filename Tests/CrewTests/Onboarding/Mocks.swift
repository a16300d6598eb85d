// Written by `scripts/mocks` from the protocols marked @mockable: do not edit.
// swift-format-ignore-file

import BuilderRouter
import Coordination
import HeadlessUIKit

@testable import Crew

/// Records what is asked of it as a `AppEntryPoint`.
final class AppEntryPointMock: AppEntryPoint {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(uiViewController: UIViewController) {
    self.uiViewController = uiViewController
  }

  var uiViewController: UIViewController

  private(set) var startCallCount = 0
  var startHandler: (() -> Void)?
  func start() {
    startCallCount += 1
    calls.append("start()")
    startHandler?()
  }
}

/// Records what is asked of it as a `LeavingControllable`.
final class LeavingControllableMock: LeavingControllable {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
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

/// Records what is asked of it as a `OnboardingBuildable`.
final class OnboardingBuildableMock: OnboardingBuildable {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var buildCallCount = 0
  private(set) var buildArgValues: [(any OnboardingListener)] = []
  var buildHandler: ((any OnboardingListener) -> any Routing)?
  func build(withListener listener: any OnboardingListener) -> any Routing {
    buildCallCount += 1
    buildArgValues.append(listener)
    calls.append("build(withListener: \(spoken(listener)))")
    guard let buildHandler else { preconditionFailure("say what it returns: set buildHandler") }
    return buildHandler(listener)
  }
}

/// Records what is asked of it as a `OnboardingDependency`.
final class OnboardingDependencyMock: OnboardingDependency {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(preferences: any PreferencesManager) {
    self.preferences = preferences
  }

  var preferences: any PreferencesManager
}

/// Records what is asked of it as a `OnboardingDoneBuildable`.
final class OnboardingDoneBuildableMock: OnboardingDoneBuildable {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var buildCallCount = 0
  private(set) var buildArgValues: [(any OnboardingRouting)] = []
  var buildHandler: ((any OnboardingRouting) -> any ViewControllable)?
  func build(router: any OnboardingRouting) -> any ViewControllable {
    buildCallCount += 1
    buildArgValues.append(router)
    calls.append("build(router: \(spoken(router)))")
    guard let buildHandler else { preconditionFailure("say what it returns: set buildHandler") }
    return buildHandler(router)
  }
}

/// Records what is asked of it as a `OnboardingDoneDependency`.
final class OnboardingDoneDependencyMock: OnboardingDoneDependency {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(permissions: any OnboardingPermissionsHolding, preferences: any PreferencesManager) {
    self.permissions = permissions
    self.preferences = preferences
  }

  var permissions: any OnboardingPermissionsHolding

  var preferences: any PreferencesManager
}

/// Records what is asked of it as a `OnboardingHelpBuildable`.
final class OnboardingHelpBuildableMock: OnboardingHelpBuildable {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var buildCallCount = 0
  private(set) var buildArgValues: [(any OnboardingRouting)] = []
  var buildHandler: ((any OnboardingRouting) -> any ViewControllable)?
  func build(router: any OnboardingRouting) -> any ViewControllable {
    buildCallCount += 1
    buildArgValues.append(router)
    calls.append("build(router: \(spoken(router)))")
    guard let buildHandler else { preconditionFailure("say what it returns: set buildHandler") }
    return buildHandler(router)
  }
}

/// Records what is asked of it as a `OnboardingListener`.
final class OnboardingListenerMock: OnboardingListener {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var onboardingDidEndCallCount = 0
  var onboardingDidEndHandler: (() -> Void)?
  func onboardingDidEnd() {
    onboardingDidEndCallCount += 1
    calls.append("onboardingDidEnd()")
    onboardingDidEndHandler?()
  }
}

/// Records what is asked of it as a `OnboardingLocationBuildable`.
final class OnboardingLocationBuildableMock: OnboardingLocationBuildable {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var buildCallCount = 0
  private(set) var buildArgValues: [(any OnboardingRouting)] = []
  var buildHandler: ((any OnboardingRouting) -> any ViewControllable)?
  func build(router: any OnboardingRouting) -> any ViewControllable {
    buildCallCount += 1
    buildArgValues.append(router)
    calls.append("build(router: \(spoken(router)))")
    guard let buildHandler else { preconditionFailure("say what it returns: set buildHandler") }
    return buildHandler(router)
  }
}

/// Records what is asked of it as a `OnboardingNotificationsBuildable`.
final class OnboardingNotificationsBuildableMock: OnboardingNotificationsBuildable {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var buildCallCount = 0
  private(set) var buildArgValues: [(any OnboardingRouting)] = []
  var buildHandler: ((any OnboardingRouting) -> any ViewControllable)?
  func build(router: any OnboardingRouting) -> any ViewControllable {
    buildCallCount += 1
    buildArgValues.append(router)
    calls.append("build(router: \(spoken(router)))")
    guard let buildHandler else { preconditionFailure("say what it returns: set buildHandler") }
    return buildHandler(router)
  }
}

/// Records what is asked of it as a `OnboardingPermissionsHolding`.
final class OnboardingPermissionsHoldingMock: OnboardingPermissionsHolding {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var allowsNotificationsSetCallCount = 0
  var allowsNotifications: Bool = false {
    didSet { allowsNotificationsSetCallCount += 1 }
  }

  private(set) var allowsLocationSetCallCount = 0
  var allowsLocation: Bool = false {
    didSet { allowsLocationSetCallCount += 1 }
  }
}

/// Records what is asked of it as a `OnboardingRouting`.
final class OnboardingRoutingMock: OnboardingRouting {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var routeToNotificationsCallCount = 0
  var routeToNotificationsHandler: (() -> Void)?
  func routeToNotifications() {
    routeToNotificationsCallCount += 1
    calls.append("routeToNotifications()")
    routeToNotificationsHandler?()
  }

  private(set) var routeToLocationCallCount = 0
  var routeToLocationHandler: (() -> Void)?
  func routeToLocation() {
    routeToLocationCallCount += 1
    calls.append("routeToLocation()")
    routeToLocationHandler?()
  }

  private(set) var routeToDoneCallCount = 0
  var routeToDoneHandler: (() -> Void)?
  func routeToDone() {
    routeToDoneCallCount += 1
    calls.append("routeToDone()")
    routeToDoneHandler?()
  }

  private(set) var routeToHelpCallCount = 0
  var routeToHelpHandler: (() -> Void)?
  func routeToHelp() {
    routeToHelpCallCount += 1
    calls.append("routeToHelp()")
    routeToHelpHandler?()
  }

  private(set) var closeHelpCallCount = 0
  var closeHelpHandler: (() -> Void)?
  func closeHelp() {
    closeHelpCallCount += 1
    calls.append("closeHelp()")
    closeHelpHandler?()
  }

  private(set) var finishCallCount = 0
  var finishHandler: (() -> Void)?
  func finish() {
    finishCallCount += 1
    calls.append("finish()")
    finishHandler?()
  }
}

/// Records what is asked of it as a `OnboardingStepDependency`.
final class OnboardingStepDependencyMock: OnboardingStepDependency {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(permissions: any OnboardingPermissionsHolding) {
    self.permissions = permissions
  }

  var permissions: any OnboardingPermissionsHolding
}

/// Records what is asked of it as a `OnboardingViewControllable`.
final class OnboardingViewControllableMock: OnboardingViewControllable {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
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
    calls.append("push(\(spoken(step)), animated: \(spoken(animated)))")
    pushHandler?(step, animated)
  }

  private(set) var presentCallCount = 0
  private(set) var presentArgValues: [(controllable: any ViewControllable, animated: Bool)] = []
  var presentHandler: ((any ViewControllable, Bool) -> Void)?
  func present(_ controllable: any ViewControllable, animated: Bool) {
    presentCallCount += 1
    presentArgValues.append((controllable, animated))
    calls.append("present(\(spoken(controllable)), animated: \(spoken(animated)))")
    presentHandler?(controllable, animated)
  }

  private(set) var dismissPresentedCallCount = 0
  private(set) var dismissPresentedArgValues: [Bool] = []
  var dismissPresentedHandler: ((Bool) -> Void)?
  func dismissPresented(animated: Bool) {
    dismissPresentedCallCount += 1
    dismissPresentedArgValues.append(animated)
    calls.append("dismissPresented(animated: \(spoken(animated)))")
    dismissPresentedHandler?(animated)
  }
}

/// Records what is asked of it as a `OnboardingWelcomeBuildable`.
final class OnboardingWelcomeBuildableMock: OnboardingWelcomeBuildable {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var buildCallCount = 0
  private(set) var buildArgValues: [(any OnboardingRouting)] = []
  var buildHandler: ((any OnboardingRouting) -> any ViewControllable)?
  func build(router: any OnboardingRouting) -> any ViewControllable {
    buildCallCount += 1
    buildArgValues.append(router)
    calls.append("build(router: \(spoken(router)))")
    guard let buildHandler else { preconditionFailure("say what it returns: set buildHandler") }
    return buildHandler(router)
  }
}

/// Records what is asked of it as a `PreferencesManager`.
final class PreferencesManagerMock: PreferencesManager {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  private(set) var hasLaunchedBeforeSetCallCount = 0
  var hasLaunchedBefore: Bool = false {
    didSet { hasLaunchedBeforeSetCallCount += 1 }
  }

  private(set) var isOnboardedSetCallCount = 0
  var isOnboarded: Bool = false {
    didSet { isOnboardedSetCallCount += 1 }
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

/// Records what is asked of it as a `Routing`.
final class RoutingMock: Routing {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
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
    calls.append("handle(\(spoken(action)))")
    guard let handleHandler else { return false }
    return handleHandler(action)
  }
}

/// Records what is asked of it as a `ViewControllable`.
final class ViewControllableMock: ViewControllable {
  /// Everything that was asked of it, in order: `push(Step, animated: true)`.
  private(set) var calls: [String] = []

  init(uiViewController: UIViewController) {
    self.uiViewController = uiViewController
  }

  var uiViewController: UIViewController
}

/// An argument as a list of calls has it: an object by its type, a value as it is written.
private func spoken(_ argument: Any) -> String {
  type(of: argument) is AnyClass ? "\(type(of: argument))" : String(reflecting: argument)
}
