import HeadlessDevice
import HeadlessUIKit
import TestApps
import Testing

@testable import Shell

/// An app that posts an event about a web page.
private final class ShareAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    let root = UIViewController()
    root.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Share") { _ in
          Device.current.log.post("shared", detail: "https://shop.example")
        }))
    return root
  }
}

@Suite("Words that Tab offers at the prompt")
struct PromptWordTests {
  private func ask(
    after lines: [String], _ question: @escaping (InteractiveShell) -> Void
  ) throws {
    _ = try ScriptedRun(
      lines.map { .line($0) } + [.question(question)], into: ShareAppDelegate.self)
  }

  @Test("the links that were opened are offered, each once, then the app's own scheme")
  func links() throws {
    let lines = [
      "open share://a", "open share://b", "open share://a", "tap Share",
      #"push '{"aps": {"alert": "Hello"}}'"#,
    ]
    var offers: [String] = []
    try ask(after: lines) { shell in
      let line = "open "
      offers = shell.complete(line, line.endIndex).candidates.map { $0.text + $0.ending }
    }
    #expect(offers == ["share://a ", "share://b ", "share://"])
  }

  @Test("nothing is offered or hinted within a heredoc")
  func heredoc() throws {
    var offers: [[String]] = []
    var hints: [Bool] = []
    let question = { (shell: InteractiveShell) in
      offers.append(shell.complete("tap Sh", "tap Sh".endIndex).candidates.map(\.text))
      hints.append(!shell.hint("tap ").isEmpty)
    }
    try ask(after: [], question)
    try ask(after: ["push <<END"], question)
    #expect(offers == [["Share"], []] && hints == [true, false])
  }
}
