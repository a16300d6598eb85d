@testable import Crew
import FluxVIP
import HeadlessDevice
import HeadlessUIKit
import Injection
import MVPCF
import MVVMCB
import Testing
import Coordination
import Reactive
import RehearsalCore

@Suite("SignInCoordinator")
struct SignInCoordinatorTests {
  private func container(_ sessions: SessionManagerDouble) -> Container {
    let container = Container()
    SignInAssembly().assemble(container: container)
    container.register((any SessionManager).self) { _ in sessions }
    container.register((any ReachabilityManager).self) { _ in ReachabilityDouble() }
    container.register((any AnalyticsDispatchable).self) { _ in AnalyticsDouble() }
    return container
  }

  @Test("signing in calls finished once")
  func signingIn() throws {
    let device = Device.fresh()
    let sessions = SessionManagerDouble()
    let navigation = UINavigationController()
    let coordinator = SignInCoordinator(
      navigationController: navigation, container: container(sessions))
    var ends = 0
    coordinator.finished = { ends += 1 }
    coordinator.start()
    let testWindow = try TestWindow(navigation, on: device)
    let screen = try #require(navigation.topViewController as? SignInViewController)
    screen.presenter.email.accept("ann@crew.example")
    screen.presenter.password.accept("secret")
    screen.presenter.signIn()
    #expect(ends == 0)
    sessions.succeed()
    #expect(ends == 1)
    #expect(testWindow.screen == "SignIn")
  }

  @Test("Forgot password? starts one child flow, which ends when the link is sent")
  func forgotPassword() throws {
    let device = Device.fresh()
    let sessions = SessionManagerDouble()
    let navigation = UINavigationController()
    let coordinator = SignInCoordinator(
      navigationController: navigation, container: container(sessions))
    coordinator.start()
    let testWindow = try TestWindow(navigation, on: device)
    let screen = try #require(navigation.topViewController as? SignInViewController)
    for _ in 0..<2 { screen.forgotPassword?() }
    try device.advanceOneSecond()
    #expect(coordinator.children.map(\.coordinatorName) == ["ForgotPassword"])
    #expect(testWindow.screen == "ForgotPassword")
    let modal = try #require(
      UIApplication.shared.topViewController as? ForgotPasswordViewController)
    modal.presenter.email.accept("ann@crew.example")
    modal.presenter.sendLink()
    sessions.succeed()
    try device.advanceOneSecond()
    #expect(coordinator.children.isEmpty)
    #expect(testWindow.screen == "SignIn")
  }

  @Test("without its registrations there is no screen, and a finding names what is missing")
  func missing() {
    Device.current = Device()
    let navigation = UINavigationController()
    let container = Container()
    container.provideInjections(on: .current)
    let coordinator = SignInCoordinator(navigationController: navigation, container: container)
    coordinator.start()
    #expect(navigation.viewControllers.isEmpty)
    #expect(
      Device.current.findings.all.map(\.message) == [
        "SignInFactory is not registered."
      ])
  }
}
