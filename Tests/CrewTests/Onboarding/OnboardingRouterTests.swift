import BuilderRouter
import Coordination
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import CrewOnboarding

/// A router of a step, whose controller is a mock.
private final class StepRouter: Router<any OnboardingStepControllable> {
  init() {
    let screen = OnboardingStepControllableMock(uiViewController: UIViewController())
    super.init(viewController: screen, controllable: screen)
  }
}

@Suite("Onboarding's routers")
struct OnboardingRouterTests {
  private let listener = OnboardingListenerMock()
  private let screen = OnboardingStepControllableMock(uiViewController: UIViewController())
  private let help = OnboardingHelpBuildableMock()

  init() {
    help.buildHandler = { _ in StepRouter() }
  }

  @Test("the root attaches the first step and sets it without animation")
  func root() {
    Device.current = Device()
    let navigation = RootViewControllableMock(uiViewController: UINavigationController())
    let welcome = OnboardingWelcomeBuildableMock()
    let step = StepRouter()
    welcome.buildHandler = { _ in step }
    let router = OnboardingRouter(
      viewController: navigation, listener: listener, welcomeBuilder: welcome,
      dependency: OnboardingDependencyMock(preferences: PreferencesManagerMock()))
    #expect(router.children.isEmpty)
    router.start()
    #expect(router.children.map { $0 === step } == [true])
    #expect(navigation.calls == ["setRoot(OnboardingStepControllableMock)"])
    #expect(welcome.buildArgValues.map { $0 === listener } == [true])
  }

  @Test("each step attaches the next one and pushes it with animation, once")
  func routes() {
    Device.current = Device()
    let notifications = OnboardingNotificationsBuildableMock()
    notifications.buildHandler = { _ in StepRouter() }
    let location = OnboardingLocationBuildableMock()
    location.buildHandler = { _ in StepRouter() }
    let done = OnboardingDoneBuildableMock()
    done.buildHandler = { _ in StepRouter() }
    let first = OnboardingWelcomeRouter(
      viewController: screen, listener: listener, nextBuilder: notifications)
    for _ in 0..<2 { first.routeToNotifications() }
    let second = OnboardingNotificationsRouter(
      viewController: screen, listener: listener, helpBuilder: help, nextBuilder: location)
    second.routeToLocation()
    let third = OnboardingLocationRouter(
      viewController: screen, listener: listener, helpBuilder: help, nextBuilder: done)
    third.routeToDone()
    #expect(
      screen.calls
        == Array(repeating: "push(OnboardingStepControllableMock, animated: true)", count: 3))
    let attached: [Int] = [first, second, third].map { $0.children.count }
    #expect(attached == [1, 1, 1])
    let builds: [Int] = [
      notifications.buildCallCount, location.buildCallCount, done.buildCallCount,
    ]
    #expect(builds == [1, 1, 1])
    #expect(listener.calls == [])
  }

  @Test("a step whose screen was popped is detached, and can be opened again")
  func back() throws {
    Device.current = Device()
    let notifications = OnboardingNotificationsBuildableMock()
    let left = LeavingControllableMock(uiViewController: UIViewController())
    notifications.buildHandler = { _ in
      RoutingMock(viewControllable: left)
    }
    let router = OnboardingWelcomeRouter(
      viewController: screen, listener: listener, nextBuilder: notifications)
    router.routeToNotifications()
    #expect(router.children.count == 1)
    left.didLeave?()
    #expect(router.children.isEmpty)
    router.routeToNotifications()
    #expect(screen.pushCallCount == 2)
  }

  @Test("help is attached while it is presented, and detached when it closes")
  func helping() {
    Device.current = Device()
    let done = OnboardingDoneBuildableMock()
    let router = OnboardingLocationRouter(
      viewController: screen, listener: listener, helpBuilder: help, nextBuilder: done)
    for _ in 0..<2 { router.routeToHelp() }
    #expect(router.children.count == 1)
    help.buildArgValues.last?.helpDidClose()
    #expect(router.children.isEmpty)
    #expect(
      screen.calls == [
        "present(OnboardingStepControllableMock, animated: true)",
        "dismissPresented(animated: true)",
      ])
    #expect(help.buildCallCount == 1)
  }

  @Test("the help sheet asks its parent to close it")
  func closing() {
    Device.current = Device()
    let parent = OnboardingHelpListenerMock()
    OnboardingHelpRouter(viewController: screen, listener: parent).close()
    #expect(parent.calls == ["helpDidClose()"])
    #expect(screen.calls == [])
  }

  @Test("the last step tells the listener once")
  func finishing() {
    Device.current = Device()
    OnboardingDoneRouter(viewController: screen, listener: listener, nextBuilder: nil).finish()
    #expect(listener.calls == ["onboardingDidEnd()"])
    #expect(screen.calls == [])
  }

  @Test("a router holds its listener weakly")
  func lifetime() {
    Device.current = Device()
    var listener: OnboardingListenerMock? = OnboardingListenerMock()
    weak let weakListener = listener
    let router = OnboardingDoneRouter(
      viewController: screen, listener: listener ?? OnboardingListenerMock(), nextBuilder: nil)
    listener = nil
    #expect(weakListener == nil)
    router.finish()
  }

  @Test("the builders make a flow whose steps share one permissions controller")
  func building() throws {
    Device.current = Device()
    let preferences = PreferencesManagerMock()
    let root = RootBuilder(dependency: OnboardingDependencyMock(preferences: preferences))
      .build(withListener: listener)
    root.start()
    let screen = try ShownScreen(root.uiViewController)
    for title in ["Get started", "Allow notifications", "Allow location"] { try screen.tap(title) }
    #expect(screen.texts == ["You allowed notifications and location."])
    #expect(depth(of: root) == 4)
    try screen.tap("Continue")
    #expect(listener.calls == ["onboardingDidEnd()"])
    #expect(preferences.isOnboarded)
    #expect([preferences.allowsNotifications, preferences.allowsLocation] == [true, true])
  }

  private func depth(of coordinator: any Coordinator) -> Int {
    coordinator.children.first.map { 1 + depth(of: $0) } ?? 0
  }
}
