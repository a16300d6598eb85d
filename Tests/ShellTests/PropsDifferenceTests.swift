import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Shell

/// A screen whose button counts, with the count as its props.
private final class CountViewController: UIViewController {
  private var count = 0

  override var rehearsalProps: Any? { ["count": count] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Count") { [weak self] _ in self?.count += 1 }))
  }
}

private final class CountAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { CountViewController() }
}

@Suite("Differences of props at the prompt")
struct PropsDifferenceTests {
  /// Returns what a line prints before and after a tap that counts.
  private func printed(_ line: String) throws -> [String] {
    let lines = [line, "tap Count", line]
    let output = try TypedShell.output(of: lines, into: CountAppDelegate.self)
    return output.split(separator: "> \(line)\n", omittingEmptySubsequences: false).dropFirst()
      .map { part in String(part.prefix { $0 != ">" }) }
  }

  @Test(
    "the props are printed before and after an act, with --json too", arguments: ["", " --json"])
  func whole(option: String) throws {
    let printed = try printed("props\(option)")
    #expect(printed == [0, 1].map { "{\n  \"count\": \($0)\n}\n" })
  }

  @Test("the difference is the lines that the last act changed; before the first act it says so")
  func difference() throws {
    let printed = try printed("props --diff")
    #expect(
      printed == [
        "there was no act yet\n",
        """
          {
        -   "count": 0
        +   "count": 1
          }

        """,
      ])
  }

  @Test("the difference as JSON has each value that changed; before the first act it is null")
  func differenceJSON() throws {
    let printed = try printed("props --diff --json")
    #expect(
      printed == [
        "null\n",
        """
        [
          {
            "path": "props.count",
            "old": 0,
            "new": 1
          }
        ]

        """,
      ])
  }
}
