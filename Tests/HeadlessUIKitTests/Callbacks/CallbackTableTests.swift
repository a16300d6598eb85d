import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// One table of all callbacks: what was asked, and who hears what, when.
///
/// The rows are each change and each pair of changes in one turn. Sources: Apple's documentation of the
/// appearance callbacks; of `transitionCoordinator`, which UIKit looks for in the ancestors too, so
/// that an animated push in a tab waits for a presentation or dismissal by the tab bar controller; of
/// `rootViewController`, "the old views are removed before the new ones are installed"; the published
/// disassembly of `pushViewController(_:animated:)`; and logs of the same changes on iOS, which
/// Docs/UIKit.md marks as observed. The order of the second change of a pair is documented nowhere
/// else: it is today's behavior, so that a difference shows as one cell.
@Suite("Callbacks")
struct CallbackTableTests {
  private static let file = "Tests/HeadlessUIKitTests/Callbacks/callbacks.txt"

  @Test("each change, and each pair in one turn, calls who the table names, in its order")
  func table() throws {
    let written = try String(contentsOfFile: Self.file, encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let rows = try CallbackTable.rows()
    for (row, expected) in zip(rows, written) {
      #expect(row == expected, "\(Self.file) has another cell")
    }
    #expect(
      rows.count == written.count, "write into \(Self.file):\n\(rows.joined(separator: "\n"))")
  }
}

/// The changes of the table.
private enum Change: String, CaseIterable {
  case push, pop
  case swipe = "cancelled swipe"
  case present
  case dismiss = "dismissal"
  case tab = "tab change"
  case root = "root change"
}

private enum CallbackTable {
  /// Returns the header and the rows; cells are divided by " | ".
  static func rows() throws -> [String] {
    let pairs = Change.allCases.flatMap { first in Change.allCases.map { [first, $0] } }
    let header = "asked | at once | when the work is done | later"
    return try [header] + (Change.allCases.map { [$0] } + pairs).map(row)
  }

  private static func row(_ changes: [Change]) throws -> String {
    let stage = try CallbackStage(isPresenting: startsPresenting(changes))
    for change in changes { stage.perform(change) }
    let atOnce = stage.take()
    try stage.phone.settle()
    let done = stage.take()
    try stage.phone.finishTransitions()
    let later = stage.take()
    let asked = changes.map(\.rawValue).joined(separator: " + ")
    return [asked, atOnce, done, later].joined(separator: " | ")
  }

  /// Whether a sheet shows before, which the row dismisses.
  private static func startsPresenting(_ changes: [Change]) -> Bool {
    changes.contains(.dismiss) && changes.first != .present
  }
}

/// The delegate of the stack, which records what it hears.
private final class StackListener: UINavigationControllerDelegate {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("willShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { journal.note("didShow \(viewController.title ?? "")") }
}

/// A tab bar controller with a stack of A and B and a second tab T, perhaps with a sheet M.
private final class CallbackStage {
  let phone = SpyPhone()
  private let tabs = UITabBarController()
  private let navigation = UINavigationController()
  private let listener: StackListener
  private var reported = 0

  init(isPresenting: Bool) throws {
    listener = StackListener(phone.journal)
    navigation.delegate = listener
    navigation.viewControllers = [phone.spy("A"), phone.spy("B")]
    tabs.viewControllers = [navigation, phone.spy("T")]
    try phone.show(tabs)
    if isPresenting { navigation.present(phone.spy("M"), animated: false) }
    _ = phone.journal.take()
  }

  func perform(_ change: Change) {
    switch change {
    case .push: navigation.pushViewController(phone.spy("P"), animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .swipe: if refusal(of: { try navigation.swipeBack(.cancelled) }) != nil { note("refused") }
    case .present:
      navigation.present(phone.spy("N"), animated: true) { [self] in note("presented") }
    case .dismiss: navigation.dismiss(animated: true) { [self] in note("dismissed") }
    case .tab: tabs.selectedIndex = 1
    case .root: phone.window.rootViewController = phone.spy("R")
    }
  }

  /// Returns the callbacks and findings since the last call, "–" for none.
  func take() -> String {
    let new = phone.findings.count - reported
    reported += new
    let lines = phone.journal.take() + Array(repeating: "finding", count: new)
    return lines.isEmpty ? "–" : lines.joined(separator: ", ")
  }

  private func note(_ line: String) { phone.journal.note(line) }
}
