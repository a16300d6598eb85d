import Foundation
import HeadlessUIKit
import RehearsalCore
import ScriptLanguage
import ScriptRunner
import Shell

/// Opens a shell on this process's standard input and output.
struct ShellProgram {
  private let delegate: any UIApplicationDelegate.Type
  private let style: TerminalStyle

  /// Prepares a shell for an app.
  init(delegate: any UIApplicationDelegate.Type, style: TerminalStyle) {
    self.delegate = delegate
    self.style = style
  }

  /// Runs the shell until its input ends.
  ///
  /// - Returns: what the process should end with.
  func run(_ configuration: InteractiveShell.Configuration) throws -> Int32 {
    let isInteractive = Descriptor.standardInput.isTerminal
    let output = ShellOutput(
      width: TerminalStyle.current().width, isColoured: style.usesColour,
      marksChanges: style.isTerminal && isInteractive,
      pager: style.isTerminal && isInteractive ? Pager(rows: { Pager.rows() }) : nil,
      print: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      warn: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
    var configuration = configuration
    if isInteractive { configuration.settings = SettingsFile() }
    SpareProcess.supervise()
    EndedProcesses.areKept = true
    let shell = try InteractiveShell(
      delegate, configuration, output: output, isInteractive: isInteractive)
    let showsHints = style.isCapable && shell.showsHints
    let hint: Hint.Finder? = showsHints ? { shell.hint($0) } : nil
    let source = LineSources.standard(
      program: shell.session.appName.lowercased(),
      hint: hint, complete: shell.complete)
    return shell.run(source)
  }
}
