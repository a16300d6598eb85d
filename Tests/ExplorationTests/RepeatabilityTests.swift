import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Exploration

private final class HeadsViewController: UIViewController {}
private final class TailsViewController: UIViewController {}

/// An app that begins with another screen at every second launch.
private final class CoinAppDelegate: RootAppDelegate {
  static var launches = 0

  override func makeRoot() -> UIViewController {
    Self.launches += 1
    let root = Self.launches % 2 == 1 ? HeadsViewController() : TailsViewController()
    root.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Turn") { [weak self] _ in
          self?.window?.rootViewController = TailsViewController()
        }))
    return root
  }
}

@Suite("Acts that lead to another screen in a later session")
struct RepeatabilityTests {
  @Test("another first screen at a later launch is a fault, reported once")
  func launches() throws {
    let search = Search(of: CoinAppDelegate.self, limit: .acts(10))
    let screens = try (0..<3).map { _ in try search.launch().screen.name }
    #expect(screens.prefix(2) == ["Heads", "Tails"])
    #expect(
      search.record.faults.map { "\($0.rule) on \($0.place): \($0.message)" } == [
        "different every time on Heads: the same acts led to Heads at first, "
          + "and to Tails in a later session"
      ])
  }
}
