import HeadlessUIKit
import RehearsalCore
import Testing

@testable import Exploration

private final class HeadsViewController: UIViewController {}
private final class TailsViewController: UIViewController {}

/// An app that begins with another screen at every second launch.
private final class CoinAppDelegate: UIResponder, UIApplicationDelegate {
  static var launches = 0
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.launches += 1
    let root = Self.launches % 2 == 1 ? HeadsViewController() : TailsViewController()
    root.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Turn") { [weak self] _ in
          self?.window?.rootViewController = TailsViewController()
        }))
    window = UIWindow()
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }
}

@Suite("Acts that lead to another screen in a later session")
struct RepeatabilityTests {
  @Test("another first screen at a later launch is a fault, reported once")
  func launches() throws {
    let app = AppUnderTest(
      delegate: CoinAppDelegate.self, configuration: Session.Configuration())
    let (reader, learned) = (ActReader(), LearnedActs([]))
    let search = Search(
      Examiner(app, reader), Exploration.Options(), [.acts(10)],
      acts: ScreenActs(reader, texts: TypedTexts(learned: learned.texts)), faults: [],
      learned: learned)
    let screens = try (0..<3).map { _ in try search.launch().screen.name }
    #expect(screens.prefix(2) == ["Heads", "Tails"])
    #expect(
      search.record.faults.map { "\($0.rule) on \($0.place): \($0.message)" } == [
        "different every time on Heads: the same acts led to Heads at first, "
          + "and to Tails in a later session"
      ])
  }
}
