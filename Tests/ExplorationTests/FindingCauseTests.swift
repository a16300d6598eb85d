import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing
import VirtualTime

@testable import Exploration

/// An app whose button fails with another error each time, and whose second button fails for another cause.
private final class FailingAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let screen = UIViewController()
    var count = 0
    for name in ["Load", "Save"] {
      let action = UIAction(title: name) { _ in
        count += 1
        ClockDiagnostics.current.add(
          mistake: "\(name) failed with error \(count)", cause: "failure of \(name)")
      }
      screen.view.addSubview(UIButton(primaryAction: action))
    }
    return screen
  }
}

@Suite("The causes of findings")
struct FindingCauseTests {
  @Test("findings of one cause with different errors are one fault, those of another are another")
  func causes() throws {
    let result = try Exploration(FailingAppDelegate.self, faults: []).explore(for: .states(20))
    #expect(
      result.faults.filter { $0.rule == "finding" }.map(\.subject).sorted() == [
        "observable failure of Load", "observable failure of Save",
      ])
  }
}
