import HeadlessUIKit
import TestApps
import Testing

@testable import Shell

private final class EmptyAppDelegate: RootAppDelegate {}

@Suite("Beginning, pastes and end of the prompt")
struct ShellInputTests {
  private func run(
    _ inputs: ScriptedSource.Input..., isInteractive: Bool = true, isFirstRun: Bool = false
  ) throws -> ScriptedRun {
    try ScriptedRun(
      inputs, into: EmptyAppDelegate.self, isInteractive: isInteractive, isFirstRun: isFirstRun)
  }

  /// The heading of the app's only screen, which is printed first.
  private static let heading =
    "UIViewController                                Empty ▸ UIViewController\n"

  @Test("the first run of all says how to begin, a later one does not")
  func greeting() throws {
    #expect(
      try run(isFirstRun: true).text
        == "`help` lists the commands; Tab completes a word.\n" + Self.heading)
    #expect(try run().text == Self.heading)
  }

  @Test("a heredoc that is open at the end is an error; the exit code is 1 on a pipe only")
  func openHeredoc() throws {
    let typed = try run(.line("push <<END"), .line("{}"))
    let piped = try run(.line("push <<END"), .line("{}"), isInteractive: false)
    #expect([typed.code, piped.code] == [0, 1])
    let error = """
      error: the heredoc <<END is not closed
        --> (prompt):1:1
         |
       1 | push <<END
         | ^^^^^^^^^^ expected a later line that is only END

      """
    #expect([typed.text, piped.text] == [Self.heading + error, Self.heading + error])
  }

  @Test("a pasted text that begins with a scene or a setting is run as a script of so many lines")
  func pastedScript() throws {
    let scene = try run(.paste(["scene \"a\"", "expect screen UIViewController now"]))
    #expect(
      scene.text == Self.heading + """
        the pasted text is a script of 2 lines
        scene "a"
        ✓ (pasted): 1 passed

        """)
    let setting = try run(
      .paste(["@launch a=b", "scene \"a\"", "expect storage a == b now", "expect no alert now"]))
    #expect(
      setting.text == Self.heading + """
        the pasted text is a script of 4 lines
        scene "a"
        ✓ (pasted): 1 passed

        """)
  }

  @Test("other pasted lines run one by one, and those after a failed one are counted")
  func pastedLines() throws {
    let passed = try run(.paste(["expect no alert now", "expect no banner now"]))
    #expect(passed.text == Self.heading + "✓ no alert now\n✓ no banner now\n")
    let error = "error: there is no action to undo\n"
    let failed = try run(
      .paste(["undo", "look", "look"]), .paste(["undo", "look"]), .paste(["undo"]))
    #expect(
      failed.text == Self.heading + error + "the rest of the pasted text was not run: 2 lines\n"
        + error + "the rest of the pasted text was not run: 1 line\n" + error)
  }
}
