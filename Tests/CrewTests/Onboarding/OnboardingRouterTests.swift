import BuilderRouter
import Coordination
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import Crew

@Suite("OnboardingRouter")
struct OnboardingRouterTests {
  /// A router with mocks, in which each builder returns a step of its own type.
  private struct Fixture {
    let viewController = OnboardingViewControllableMock(uiViewController: UIViewController())
    let listener = OnboardingListenerMock()
    let welcome = OnboardingWelcomeBuildableMock()
    let notifications = OnboardingNotificationsBuildableMock()
    let location = OnboardingLocationBuildableMock()
    let help = OnboardingHelpBuildableMock()
    let done = OnboardingDoneBuildableMock()
    let router: OnboardingRouter

    init() {
      router = OnboardingRouter(
        viewController: viewController, listener: listener,
        builders: OnboardingRouter.Builders(
          welcome: welcome, notifications: notifications, location: location, help: help,
          done: done))
      welcome.buildHandler = { _ in WelcomeStep(uiViewController: UIViewController()) }
      notifications.buildHandler = { _ in NotificationsStep(uiViewController: UIViewController()) }
      location.buildHandler = { _ in LocationStep(uiViewController: UIViewController()) }
      help.buildHandler = { _ in HelpSheet(uiViewController: UIViewController()) }
      done.buildHandler = { _ in DoneStep(uiViewController: UIViewController()) }
    }
  }

  private class Step: ViewControllable {
    let uiViewController: UIViewController

    init(uiViewController: UIViewController) {
      self.uiViewController = uiViewController
    }
  }

  private final class WelcomeStep: Step {}
  private final class NotificationsStep: Step {}
  private final class LocationStep: Step {}
  private final class HelpSheet: Step {}
  private final class DoneStep: Step {}

  @Test("start pushes the welcome step without animation and passes the router to it")
  func start() {
    let fixture = Fixture()
    fixture.router.start()
    #expect(fixture.viewController.calls == ["push(WelcomeStep, animated: false)"])
    #expect(fixture.welcome.buildArgValues.map { $0 === fixture.router } == [true])
  }

  @Test("each route pushes its step with animation")
  func routes() {
    let fixture = Fixture()
    fixture.router.routeToNotifications()
    fixture.router.routeToLocation()
    fixture.router.routeToDone()
    #expect(
      fixture.viewController.calls == [
        "push(NotificationsStep, animated: true)", "push(LocationStep, animated: true)",
        "push(DoneStep, animated: true)",
      ])
  }

  @Test("help is presented and dismissed")
  func help() {
    let fixture = Fixture()
    fixture.router.routeToHelp()
    fixture.router.closeHelp()
    #expect(
      fixture.viewController.calls == [
        "present(HelpSheet, animated: true)", "dismissPresented(animated: true)",
      ])
    #expect(fixture.help.buildCallCount == 1)
  }

  @Test("finish tells the listener once and calls nothing else")
  func finish() {
    let fixture = Fixture()
    fixture.router.finish()
    #expect(fixture.listener.calls == ["onboardingDidEnd()"])
    #expect(fixture.viewController.calls == [])
  }

  @Test("the router holds its listener weakly")
  func listener() {
    Device.current = Device()
    var listener: OnboardingListenerMock? = OnboardingListenerMock()
    weak let weakListener = listener
    let fixture = Fixture()
    let router = OnboardingRouter(
      viewController: fixture.viewController, listener: listener ?? OnboardingListenerMock(),
      builders: OnboardingRouter.Builders(
        welcome: fixture.welcome, notifications: fixture.notifications, location: fixture.location,
        help: fixture.help, done: fixture.done))
    listener = nil
    #expect(weakListener == nil)
    router.finish()
  }
}
