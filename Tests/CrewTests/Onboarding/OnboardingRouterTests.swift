import BuilderRouter
import Coordination
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import Crew

@Suite("OnboardingRouter")
struct OnboardingRouterTests {
  /// A router among mocks; every builder gives a step of its own.
  private struct Scene {
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

  @Test("it starts with the welcome, at once, and hands itself to the step")
  func start() {
    let scene = Scene()
    scene.router.start()
    #expect(scene.viewController.calls == ["push(WelcomeStep, animated: false)"])
    #expect(scene.welcome.buildArgValues.map { $0 === scene.router } == [true])
  }

  @Test("each route pushes its own step, animated")
  func routes() {
    let scene = Scene()
    scene.router.routeToNotifications()
    scene.router.routeToLocation()
    scene.router.routeToDone()
    #expect(
      scene.viewController.calls == [
        "push(NotificationsStep, animated: true)", "push(LocationStep, animated: true)",
        "push(DoneStep, animated: true)",
      ])
  }

  @Test("help is presented over the step, and taken away again")
  func help() {
    let scene = Scene()
    scene.router.routeToHelp()
    scene.router.closeHelp()
    #expect(
      scene.viewController.calls == [
        "present(HelpSheet, animated: true)", "dismissPresented(animated: true)",
      ])
    #expect(scene.help.buildCallCount == 1)
  }

  @Test("its end is told to the listener, once, and to nobody else")
  func finish() {
    let scene = Scene()
    scene.router.finish()
    #expect(scene.listener.calls == ["onboardingDidEnd()"])
    #expect(scene.viewController.calls == [])
  }

  @Test("it holds its listener weakly")
  func listener() {
    Device.current = Device()
    var listener: OnboardingListenerMock? = OnboardingListenerMock()
    weak let weakListener = listener
    let scene = Scene()
    let router = OnboardingRouter(
      viewController: scene.viewController, listener: listener ?? OnboardingListenerMock(),
      builders: OnboardingRouter.Builders(
        welcome: scene.welcome, notifications: scene.notifications, location: scene.location,
        help: scene.help, done: scene.done))
    listener = nil
    #expect(weakListener == nil)
    router.finish()
  }
}
