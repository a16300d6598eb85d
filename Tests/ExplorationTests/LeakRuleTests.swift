import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import TestApps
import Testing

@testable import Exploration

private final class DeskViewController: UIViewController {
  private var kept: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Keep") { [unowned self] in
      let paper = PaperViewController()
      kept.append(paper)
      show(paper)
    }
    add("Show") { [unowned self] in show(PaperViewController()) }
  }

  private func add(_ title: String, _ action: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
  }

  private func show(_ paper: UIViewController) {
    present(paper, animated: false) { [unowned paper] in paper.dismiss(animated: false) }
  }
}

private final class PaperViewController: UIViewController {}

/// An app whose button Keep keeps a screen that has left, and whose button Show does not.
private final class DeskAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { DeskViewController() }
}

@Suite("The rule on leaks")
struct LeakRuleTests {
  private let reader = ActReader()

  /// Returns the verdicts on the last of some taps.
  private func verdicts(_ lines: String...) throws -> [Verdict] {
    let app = AppUnderTest(delegate: DeskAppDelegate.self, configuration: Session.Configuration())
    let acts = try lines.map { try #require(reader.act([$0])) }
    let evidence = Examiner(app, reader).examine(
      acts[acts.count - 1], after: Array(acts.dropLast()))
    return try LeakRule().judge(try #require(evidence))
  }

  @Test("an act after which a screen that left lives on is a fault of the screen it was done on")
  func leaking() throws {
    let verdicts = try verdicts("tap Keep")
    #expect(
      verdicts == [
        Verdict(
          place: "Desk", subject: "viewController Paper",
          message:
            "Paper left the screen at step 1 and still lives; held by kept of DeskViewController",
          check: ["expect no leaks"])
      ])
  }

  @Test("an act without a leak, after a leak, or that is refused is no fault")
  func others() throws {
    #expect(try verdicts("tap Show") == [])
    #expect(try verdicts("tap Keep", "tap Show") == [])
    #expect(try verdicts("tap Nothing") == [])
  }
}
