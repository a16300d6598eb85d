@testable import CrewShared
@testable import CrewSignIn
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

  /// A coordinator that was started in a window of a new device.
  private func started() throws -> (
    device: Device, navigation: UINavigationController, coordinator: SignInCoordinator,
    window: TestWindow
  ) {
    let device = Device.fresh()
    let navigation = UINavigationController()
    let coordinator = SignInCoordinator(
      navigationController: navigation, container: container(SessionManagerDouble()))
    coordinator.start()
    return (device, navigation, coordinator, try TestWindow(navigation, on: device))
  }

  @Test("signing in calls finished once")
  func signingIn() throws {
    let device = Device.fresh()
    let sessions = SessionManagerDouble()
    let navigation = UINavigationController()
    let coordinator = SignInCoordinator(
      navigationController: navigation, container: container(sessions))
    var ends = 0
    coordinator.finished = { _ in ends += 1 }
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

  @Test(
    "a link of any origin is kept until sign-in, the last one; a sheet stays open",
    arguments: [false, true])
  func links(isSheetOpen: Bool) throws {
    let device = Device.fresh()
    let sessions = SessionManagerDouble()
    let navigation = UINavigationController()
    let coordinator = SignInCoordinator(
      navigationController: navigation, container: container(sessions))
    var links: [CrewLink?] = []
    coordinator.finished = { links.append($0) }
    coordinator.start()
    let testWindow = try TestWindow(navigation, on: device)
    let screen = try #require(navigation.topViewController as? SignInViewController)
    if isSheetOpen { screen.forgotPassword?() }
    try device.advanceOneSecond()
    for action in try Self.actions() { #expect(coordinator.process(action: action)) }
    try device.advanceOneSecond()
    #expect(testWindow.screen == (isSheetOpen ? "ForgotPassword" : "SignIn"))
    screen.presenter.email.accept("ann@crew.example")
    screen.presenter.password.accept("secret")
    screen.presenter.signIn()
    sessions.succeed()
    #expect(links == [.account])
  }

  @Test(
    "the link to a new password opens the sheet once, whatever its origin, in place of an alert")
  func password() throws {
    for action in try CoordinatorAction.origins(of: "password") {
      let device = Device.fresh()
      let navigation = UINavigationController()
      let coordinator = SignInCoordinator(
        navigationController: navigation, container: container(SessionManagerDouble()))
      var links: [CrewLink?] = []
      coordinator.finished = { links.append($0) }
      coordinator.start()
      let testWindow = try TestWindow(navigation, on: device)
      navigation.showAlert(message: "Offline")
      for _ in 0..<2 { #expect(coordinator.process(action: action)) }
      for _ in 0..<2 { try device.advanceOneSecond() }
      #expect(testWindow.screen == "ForgotPassword")
      #expect(coordinator.children.map(\.coordinatorName) == ["ForgotPassword"])
      #expect(links.isEmpty, "the link is not kept for later")
      #expect(device.findings.all == [])
    }
  }

  @Test("the open sheet handles the link to itself and keeps what was typed; no other link")
  func passwordOverItself() throws {
    let (device, navigation, coordinator, testWindow) = try started()
    (navigation.topViewController as? SignInViewController)?.forgotPassword?()
    try device.advanceOneSecond()
    let sheet = try #require(
      UIApplication.shared.topViewController as? ForgotPasswordViewController)
    sheet.presenter.email.accept("ann@crew.example")
    let child = try #require(coordinator.children.first)
    for action in try CoordinatorAction.origins(of: "password") {
      #expect(child.handle(action))
      #expect(coordinator.process(action: action))
      try device.advanceOneSecond()
    }
    #expect(
      try CoordinatorAction.origins(of: "chat").map { child.handle($0) }
        == Array(repeating: false, count: 5))
    #expect(UIApplication.shared.topViewController === sheet)
    #expect(sheet.presenter.email.value == "ann@crew.example")
    #expect(testWindow.screen == "ForgotPassword")
  }

  @Test("the link to a new password opens the sheet again while it is being dismissed")
  func passwordWhileLeaving() throws {
    let (device, navigation, coordinator, testWindow) = try started()
    (navigation.topViewController as? SignInViewController)?.forgotPassword?()
    try device.advanceOneSecond()
    let first = try #require(
      UIApplication.shared.topViewController as? ForgotPasswordViewController)
    first.canceled?()
    #expect(coordinator.process(action: try CoordinatorAction.origins(of: "password")[0]))
    for _ in 0..<2 { try device.advanceOneSecond() }
    #expect(testWindow.screen == "ForgotPassword")
    #expect(UIApplication.shared.topViewController !== first)
    #expect(device.findings.all == [])
  }

  @Test("two links to a new password that arrive during a transition open one sheet, which stays")
  func passwordTwice() throws {
    let (device, navigation, coordinator, testWindow) = try started()
    navigation.pushViewController(UIViewController(), animated: true)
    let action = try CoordinatorAction.origins(of: "password")[0]
    for _ in 0..<2 { #expect(coordinator.process(action: action)) }
    try device.advanceOneSecond()
    let sheet = UIApplication.shared.topViewController
    for _ in 0..<2 { try device.advanceOneSecond() }
    #expect(testWindow.screen == "ForgotPassword")
    #expect(UIApplication.shared.topViewController === sheet)
    #expect(coordinator.children.map(\.coordinatorName) == ["ForgotPassword"])
    #expect(device.findings.all == [])
  }

  @Test("an action that is no link of the app is not handled")
  func others() throws {
    Device.current = Device()
    let coordinator = SignInCoordinator(
      navigationController: UINavigationController(), container: container(SessionManagerDouble()))
    let page = try #require(URL(string: "https://example.org"))
    let actions: [CoordinatorAction] = [.open(page), .notification([:]), .launch([:])]
    #expect(actions.map { coordinator.process(action: $0) } == [false, false, false])
  }

  /// The actions of a launch option, a quick action, a notification and an activity.
  private static func actions() throws -> [CoordinatorAction] {
    let link = { (text: String) in try #require(URL(string: text)) }
    let factory = LinkActionFactory(
      shortcutLinks: ["open-chat": try link("crew://chat")],
      universalLink: LinkActionFactory.UniversalLink(host: "crew.example", scheme: "crew"))
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = try link("https://crew.example/account")
    let shortcut = UIApplicationShortcutItem(type: "open-chat", localizedTitle: "Chat")
    return try [
      factory.action(forLaunchOptions: [.url: try link("crew://trips/t1")]),
      factory.action(for: shortcut),
      factory.action(forNotification: ["link": "crew://shifts/s4"]),
      factory.action(for: activity),
    ].map { try #require($0) }
  }

  @Test(
    "Forgot password? starts one child flow, which knows the address and ends when the link is sent"
  )
  func forgotPassword() throws {
    let device = Device.fresh()
    let sessions = SessionManagerDouble()
    let navigation = UINavigationController()
    let coordinator = SignInCoordinator(
      navigationController: navigation, container: container(sessions))
    coordinator.start()
    let testWindow = try TestWindow(navigation, on: device)
    let screen = try #require(navigation.topViewController as? SignInViewController)
    screen.presenter.email.accept("ann@crew.example")
    for _ in 0..<2 { screen.forgotPassword?() }
    try device.advanceOneSecond()
    #expect(coordinator.children.map(\.coordinatorName) == ["ForgotPassword"])
    #expect(testWindow.screen == "ForgotPassword")
    let modal = try #require(
      UIApplication.shared.topViewController as? ForgotPasswordViewController)
    #expect(modal.presenter.email.value == "ann@crew.example")
    modal.presenter.sendLink()
    sessions.succeed()
    try device.advanceOneSecond()
    #expect(coordinator.children.isEmpty)
    #expect(testWindow.screen == "SignIn")
    #expect(screen.presenter.notice.value == "We sent a link to ann@crew.example.")
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
