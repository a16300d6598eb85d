import Foundation
package import HeadlessUIKit
import Script
import Session

/// Opens a shell on this process's standard input and output.
package struct ShellProgram {
  private let delegate: any UIApplicationDelegate.Type
  private let style: TerminalStyle

  /// Prepares a shell for an app.
  package init(delegate: any UIApplicationDelegate.Type, style: TerminalStyle) {
    self.delegate = delegate
    self.style = style
  }

  /// Runs the shell until its input ends.
  ///
  /// - Returns: what the process should end with.
  package func run(_ configuration: Shell.Configuration) throws -> Int32 {
    let isInteractive = Descriptor.standardInput.isTerminal
    let output = ShellOutput(
      width: style.width, isColoured: style.usesColour,
      print: { try? FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      warn: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
    let shell = try Shell(
      delegate, configuration, output: output, isInteractive: isInteractive)
    let source = LineSources.standard(
      program: shell.session.appName.lowercased(), complete: shell.complete)
    return shell.run(source)
  }
}
