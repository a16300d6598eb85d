import HeadlessUIKit
import TestApps
import Testing

@testable import Shell

/// An app whose screen has two key commands.
private final class EditorAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let screen = UIViewController()
    for (title, input) in [("New note", "n"), ("Save", "s")] {
      screen.addKeyCommand(
        UIKeyCommand(title: title, input: input, modifierFlags: .command) { _ in })
    }
    return screen
  }
}

@Suite("Completion of key commands")
struct KeyCompletionTests {
  @Test("the keys of the screen's commands are offered, with the titles as their descriptions")
  func keys() throws {
    var offered: [Completion.Candidate] = []
    let ask = { (shell: InteractiveShell) in
      let line = "press "
      offered = shell.complete(line, line.endIndex).candidates
    }
    _ = try ScriptedRun([.question(ask)], into: EditorAppDelegate.self)
    #expect(offered.map { "\($0.text) \($0.note)" } == ["cmd+n New note", "cmd+s Save"])
  }
}
