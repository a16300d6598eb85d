import Foundation
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import ScriptRunner
import Shell

/// The prompt that opens in the session of a scene that failed, for `--shell-on-failure`.
struct ShellOnFailure {
  private let delegate: any UIApplicationDelegate.Type
  private let console: Console

  /// Prepares the prompt.
  ///
  /// - Throws: ``UsageError`` where nobody sits at a terminal.
  init(_ delegate: any UIApplicationDelegate.Type, _ console: Console) throws(UsageError) {
    guard Descriptor.standardInput.isTerminal else {
      throw UsageError("`--shell-on-failure` needs a terminal: standard input is none")
    }
    self.delegate = delegate
    self.console = console
  }

  /// Opens the prompt; it ends with `quit` or Ctrl-D, and the run goes on.
  func open(_ session: Session, _ failure: SceneFailure) {
    let style = TerminalStyle.current()
    console.warn(failure.lines + ["", "the prompt is in the session of this scene; quit goes on"])
    let output = ShellOutput(
      width: style.width, isColoured: style.usesColour, print: console.print, warn: console.warn)
    let shell = InteractiveShell(delegate, continuing: session, output: output)
    let source = LineSources.standard(
      program: session.appName.lowercased(), complete: shell.complete)
    _ = shell.run(source)
  }
}
