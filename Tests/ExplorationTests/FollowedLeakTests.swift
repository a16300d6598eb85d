import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Exploration

/// A screen that keeps a paper that it shows, when it opens the drawer for the second time.
private final class ChestViewController: UIViewController {
  private let makePaper: () -> UIViewController
  private var openings = 0
  private var kept: [UIViewController] = []

  init(_ makePaper: @escaping () -> UIViewController) {
    self.makePaper = makePaper
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Old"
    view.addSubview(label)
    view.addSubview(UIButton(primaryAction: UIAction(title: "Open") { [unowned self] _ in open() }))
  }

  private func open() {
    openings += 1
    if openings == 2 {
      let paper = makePaper()
      kept.append(paper)
      present(paper, animated: false) { [unowned self] in
        paper.dismiss(animated: false) { [unowned self] in show() }
      }
    } else {
      show()
    }
  }

  private func show() {
    navigationController?.pushViewController(DrawerViewController(), animated: false)
  }
}

private final class PaperViewController: UIViewController {}

/// A screen with several ways back, so that a walk opens it again.
private final class DrawerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for title in ["Push", "Kick", "Lock"] {
      view.addSubview(
        UIButton(
          primaryAction: UIAction(title: title) { [unowned self] _ in
            navigationController?.popViewController(animated: false)
          }))
    }
  }
}

private final class ChestAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: ChestViewController { PaperViewController() })
  }
}

private final class AlertAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    UINavigationController(
      rootViewController: ChestViewController {
        UIAlertController(title: "Old paper", message: nil, preferredStyle: .alert)
      })
  }
}

@Suite("Leaks on ways of known acts")
struct FollowedLeakTests {
  @Test("a leak on a way that was judged before is a fault, and the walk ends soon")
  func followed() throws {
    let search = Search(of: ChestAppDelegate.self, limit: .acts(3))
    let walk = try search.launch()
    search.explore(walk)
    let steps = ["tap button \"Open\"", "tap button \"BackButton\"", "tap button \"Open\""]
    #expect(walk.trial.performed.flatMap(\.lines) == steps)
    #expect(walk.hadLeaks)
    #expect(
      search.record.faults.map { "\($0.rule) on \($0.place): \($0.message)" } == [
        "leak on Chest: Paper left the screen at step 3 and still lives; "
          + "held by kept of ChestViewController"
      ])
    #expect(search.record.faults.map(\.steps) == [steps])
    #expect(!walk.isLong)
    for _ in 1...20 { try walk.trial.perform(.wait(.milliseconds(1))) }
    #expect(walk.isLong)
  }

  @Test("an alert that leaks on such a way is called by its title without words of the screen")
  func alert() throws {
    let search = Search(of: AlertAppDelegate.self, limit: .acts(3))
    search.explore(try search.launch())
    #expect(search.record.faults.map(\.subject) == ["viewController the alert \"… paper\""])
  }
}
