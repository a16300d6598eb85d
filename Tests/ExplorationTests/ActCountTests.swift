import HeadlessUIKit
import TestApps
import Testing

@testable import Exploration

@Suite("Counts of acts")
struct ActCountTests {
  /// An app with a button to a second screen.
  private final class TwoScreensAppDelegate: RootAppDelegate {
    override func makeRoot() -> UIViewController {
      let first = UIViewController()
      first.title = "First"
      let open = UIButton(
        primaryAction: UIAction(title: "Open") { [weak first] _ in
          let second = UIViewController()
          second.title = "Second"
          first?.navigationController?.pushViewController(second, animated: true)
        })
      first.view.addSubview(open)
      return UINavigationController(rootViewController: first)
    }
  }

  @Test("a complete exploration has performed each act that its states offer, and counts it once")
  func complete() throws {
    let result = try Exploration(TwoScreensAppDelegate.self, faults: .all)
      .explore(for: .states(1_000))
    #expect(result.ending == .complete)
    #expect(result.offered > 10 && result.edges == result.offered)
    #expect(result.acts > result.edges)
  }
}
