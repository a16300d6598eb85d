import BuilderRouter
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import CrewOnboarding

@Suite("Onboarding's steps")
struct OnboardingStepTests {
  private let permissions = OnboardingPermissionsControllingMock()

  init() {
    permissions.requestNotificationsHandler = { $0() }
  }

  private func tap(_ title: String, on screen: UIViewController) throws {
    try ShownScreen(screen).tap(title)
  }

  @Test("Get started routes to notifications")
  func welcome() throws {
    Device.current = Device()
    let router = OnboardingWelcomeRoutingMock()
    let step = OnboardingWelcomeViewController()
    step.router = router
    try tap("Get started", on: step)
    #expect(router.calls == ["routeToNotifications()"])
  }

  @Test(
    "the answer about notifications goes to the permissions, then the step routes to location",
    arguments: [
      ("Allow notifications", "requestNotifications"), ("Not now", "declineNotifications"),
    ])
  func notifications(title: String, call: String) throws {
    Device.current = Device()
    let router = OnboardingNotificationsRoutingMock()
    let step = OnboardingNotificationsViewController(permissions: permissions)
    step.router = router
    try tap(title, on: step)
    #expect(permissions.calls.map { String($0.prefix { $0 != "(" }) } == [call])
    #expect(router.calls == ["routeToLocation()"])
  }

  @Test(
    "the answer about location goes to the permissions, then the step routes to the last one",
    arguments: [("Allow location", true), ("Not now", false)])
  func location(title: String, isAllowed: Bool) throws {
    Device.current = Device()
    let router = OnboardingLocationRoutingMock()
    let step = OnboardingLocationViewController(permissions: permissions)
    step.router = router
    try tap(title, on: step)
    #expect(permissions.calls == ["setLocation(isAllowed: \(isAllowed))"])
    #expect(router.calls == ["routeToDone()"])
  }

  @Test("Help routes to help from both permission steps, and Close closes it")
  func help() throws {
    Device.current = Device()
    let (first, second) = (OnboardingNotificationsRoutingMock(), OnboardingLocationRoutingMock())
    let notifications = OnboardingNotificationsViewController(permissions: permissions)
    notifications.router = first
    try tap("Help", on: notifications)
    let location = OnboardingLocationViewController(permissions: permissions)
    location.router = second
    try tap("Help", on: location)
    let sheetRouter = OnboardingHelpSheetRoutingMock()
    let sheet = OnboardingHelpViewController()
    sheet.router = sheetRouter
    try tap("Close", on: sheet)
    #expect(first.calls + second.calls == ["routeToHelp()", "routeToHelp()"])
    #expect(sheetRouter.calls == ["close()"])
  }

  @Test("Continue stores the answers, then ends onboarding")
  func done() throws {
    Device.current = Device()
    let router = OnboardingDoneRoutingMock()
    let step = OnboardingDoneViewController(
      props: OnboardingDoneProps(allowsNotifications: true, allowsLocation: false),
      permissions: permissions)
    step.router = router
    try tap("Continue", on: step)
    #expect(permissions.calls == ["complete()"])
    #expect(router.calls == ["finish()"])
  }

  @Test("the permissions controller asks the system, and stores the answers at the end only")
  func controller() async throws {
    let preferences = PreferencesManagerMock()
    let controller = OnboardingPermissionsBuilder(
      dependency: OnboardingPermissionsDependencyMock(preferences: preferences)
    ).build()
    var answers = 0
    controller.requestNotifications { answers += 1 }
    try Device.current.advanceOneSecond()
    let settings = await UNUserNotificationCenter.current().notificationSettings()
    #expect(settings.authorizationStatus == .authorized)
    #expect(answers == 1)
    #expect(controller.allowsNotifications)
    controller.declineNotifications()
    controller.setLocation(isAllowed: true)
    #expect(preferences.allowsNotifications == nil)
    controller.complete()
    #expect([preferences.allowsNotifications, preferences.allowsLocation] == [false, true])
    #expect(preferences.isOnboarded)
    #expect(preferences.isOnboardedSetCallCount == 1)
  }
}
