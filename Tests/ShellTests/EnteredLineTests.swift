import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Shell

/// An app with a secure text field.
private final class SecretAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let (screen, field) = (UIViewController(), UITextField())
    field.placeholder = "Password"
    field.isSecureTextEntry = true
    screen.view.addSubview(field)
    return screen
  }
}

@Suite("Lines that a page enters")
struct EnteredLineTests {
  private final class Printed { var text = "" }

  private let printed = Printed()
  private let shell: InteractiveShell

  init() throws {
    let write = { [printed] (text: String) in printed.text += text }
    shell = try InteractiveShell(
      SecretAppDelegate.self, InteractiveShell.Configuration(),
      output: ShellOutput(width: 72, isColoured: false, print: write, warn: write),
      isInteractive: true)
  }

  @Test("a text that a line types into a secure field is masked from then on")
  func secrets() {
    #expect(shell.masked("is hunter22") == "is hunter22" && shell.secretCount == 0)
    #expect(shell.enter("type \"hunter22\" into Password"))
    #expect(shell.masked("is hunter22") == "is ••••••" && shell.secretCount == 1)
    #expect(!printed.text.contains("hunter22"))
  }

  @Test("the lines of a heredoc are one command, and one without its end is a mistake")
  func heredoc() {
    #expect(shell.enter("type <<END into Password\nhunter22\nEND"))
    #expect(shell.walkedLines == ["type <<END into Password", "hunter22", "END"])
    #expect(!shell.enter("push <<END\n{}"))
    #expect(printed.text.contains("END"))
    #expect(shell.enter("clear Password"))
  }

  @Test("nothing is performed after a line that fails")
  func failure() {
    #expect(!shell.enter("tap Nothing\ntype \"hunter22\" into Password"))
    #expect(shell.walkedLines == [])
    #expect(shell.enter("\n"))
  }
}
