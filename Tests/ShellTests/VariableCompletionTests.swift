import HeadlessUIKit
import TestApps
import Testing

@testable import Shell

/// An app whose screen has one button.
private final class GreeterAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let screen = UIViewController()
    screen.view.addSubview(UIButton(primaryAction: UIAction(title: "Ann") { _ in }))
    return screen
  }
}

@Suite("Completion after variables")
struct VariableCompletionTests {
  @Test(
    "a variable that is a number is followed by what can be counted, an unknown one by a condition")
  func variables() throws {
    var offered: [[String]] = []
    let ask = { (shell: InteractiveShell) in
      for line in ["expect ${count} ", "expect ${unknown} "] {
        offered.append(shell.complete(line, line.endIndex).candidates.map(\.text))
      }
    }
    _ = try ScriptedRun([.line("let count = 3"), .question(ask)], into: GreeterAppDelegate.self)
    #expect(offered == [["Ann", "buttons"], ["within", "not", "has", "for", "containing", "in"]])
  }
}
