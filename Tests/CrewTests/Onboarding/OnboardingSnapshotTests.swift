import BuilderRouter
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@testable import CrewOnboarding

/// An app that shows one controller, which a test sets.
private final class OneScreenAppDelegate: UIResponder, UIApplicationDelegate {
  static var makeScreen: () -> UIViewController = { UIViewController() }

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = Self.makeScreen()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

@Suite("Onboarding's screens, in light of their props")
struct OnboardingSnapshotTests {
  private let permissions = OnboardingPermissionsControllingMock()

  /// The screen's elements and props, a line each.
  private func snapshot(
    locale: String = "en_US", of make: @escaping () -> UIViewController
  ) throws -> [String] {
    OneScreenAppDelegate.makeScreen = make
    var configuration = Session.Configuration()
    configuration.device.locale = Locale(identifier: locale)
    defer { Device.current = Device() }
    let session = try Session(OneScreenAppDelegate.self, configuration)
    try session.launch()
    let screen = session.screen
    return [screen.name] + screen.elements.map { "\($0.type) \($0.label)" }
  }

  @Test("the first step")
  func welcome() throws {
    #expect(
      try snapshot { OnboardingWelcomeViewController() } == [
        "OnboardingWelcome", "staticText Welcome to Crew", "button Get started",
      ])
    #expect(
      try snapshot(locale: "nl_NL") { OnboardingWelcomeViewController() } == [
        "OnboardingWelcome", "staticText Welkom bij Crew", "button Aan de slag",
      ])
  }

  @Test("the step about notifications")
  func notifications() throws {
    #expect(
      try snapshot { OnboardingNotificationsViewController(permissions: permissions) } == [
        "OnboardingNotifications", "staticText Hear about new shifts first",
        "button Allow notifications", "button Not now", "button Help",
      ])
  }

  @Test("the step about location access")
  func location() throws {
    #expect(
      try snapshot { OnboardingLocationViewController(permissions: permissions) } == [
        "OnboardingLocation", "staticText See the shifts near you", "button Allow location",
        "button Not now", "button Help",
      ])
  }

  @Test("the help sheet")
  func help() throws {
    #expect(
      try snapshot { OnboardingHelpViewController() } == [
        "OnboardingHelp", "staticText Help",
        "staticText Crew asks once. You can change your mind in Settings at any time.",
        "button Close",
      ])
  }

  @Test(
    "the last step names what its props allow",
    arguments: [
      (true, true, "You allowed notifications and location."),
      (true, false, "You allowed notifications."),
      (false, true, "You allowed location."),
      (false, false, "You allowed nothing for now."),
    ])
  func done(notifications: Bool, location: Bool, text: String) throws {
    let seen = try snapshot {
      let props = OnboardingDoneProps(allowsNotifications: notifications, allowsLocation: location)
      return OnboardingDoneViewController(props: props, permissions: permissions)
    }
    #expect(seen == ["OnboardingDone", "staticText \(text)", "button Continue"])
  }
}
