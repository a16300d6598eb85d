import BuilderRouter
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import Crew

@Suite("Onboarding's steps")
struct OnboardingStepTests {
  private let router = OnboardingRoutingMock()
  private let permissions = OnboardingPermissions()

  private func tap(_ title: String, on step: any ViewControllable) throws {
    try ShownScreen(step.uiViewController).tap(title)
  }

  @Test("Get started routes to notifications")
  func welcome() throws {
    let step = OnboardingWelcomeBuilder(dependency: NoDependency()).build(router: router)
    try tap("Get started", on: step)
    #expect(router.calls == ["routeToNotifications()"])
  }

  @Test(
    "the answer about notifications is stored and routes to location",
    arguments: [("Allow notifications", true), ("Not now", false)])
  func notifications(title: String, isAllowed: Bool) async throws {
    Device.current = Device()
    let dependency = OnboardingStepDependencyMock(permissions: permissions)
    let step = OnboardingNotificationsBuilder(dependency: dependency).build(router: router)
    try tap(title, on: step)
    let settings = await UNUserNotificationCenter.current().notificationSettings()
    #expect(settings.authorizationStatus == (isAllowed ? .authorized : .notDetermined))
    #expect(permissions.allowsNotifications == isAllowed)
    #expect(permissions.allowsLocation == false)
    #expect(router.calls == ["routeToLocation()"])
  }

  @Test(
    "the answer about location is stored and routes to the last step",
    arguments: [("Allow location", true), ("Not now", false)])
  func location(title: String, isAllowed: Bool) throws {
    let dependency = OnboardingStepDependencyMock(permissions: permissions)
    let step = OnboardingLocationBuilder(dependency: dependency).build(router: router)
    try tap(title, on: step)
    #expect(permissions.allowsLocation == isAllowed)
    #expect(permissions.allowsNotifications == false)
    #expect(router.calls == ["routeToDone()"])
  }

  @Test("Help routes to help from both permission steps, and Close closes it")
  func help() throws {
    let dependency = OnboardingStepDependencyMock(permissions: permissions)
    try tap(
      "Help", on: OnboardingNotificationsBuilder(dependency: dependency).build(router: router))
    try tap("Help", on: OnboardingLocationBuilder(dependency: dependency).build(router: router))
    try tap("Close", on: OnboardingHelpBuilder(dependency: NoDependency()).build(router: router))
    #expect(router.calls == ["routeToHelp()", "routeToHelp()", "closeHelp()"])
  }

  @Test(
    "the last step lists the allowed permissions",
    arguments: [
      (true, true, "You allowed notifications and location."),
      (true, false, "You allowed notifications."),
      (false, true, "You allowed location."),
      (false, false, "You allowed nothing for now."),
    ])
  func done(notifications: Bool, location: Bool, text: String) throws {
    permissions.allowsNotifications = notifications
    permissions.allowsLocation = location
    let preferences = PreferencesManagerMock()
    let dependency = OnboardingDoneDependencyMock(
      permissions: permissions, preferences: preferences)
    let step = OnboardingDoneBuilder(dependency: dependency).build(router: router)
    try tap("Continue", on: step)
    #expect(step.uiViewController.view.labels.contains(text))
    #expect(preferences.isOnboarded)
    #expect(
      [preferences.allowsNotifications, preferences.allowsLocation] == [notifications, location])
    #expect(preferences.isOnboardedSetCallCount == 1)
    #expect(router.calls == ["finish()"])
  }
}
