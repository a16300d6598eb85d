import HeadlessUIKit
import Testing

@testable import Shell

/// A line source with inputs of every kind, which keeps the lines that a shell stores.
final class ScriptedSource: LineSource {
  enum Input {
    case line(String)
    /// Lines that were pasted at once.
    case paste([String])
    /// Ctrl-C instead of a line.
    case interruption
    /// A question to the shell while it waits for a line.
    case question((InteractiveShell) -> Void)
  }

  private var inputs: ArraySlice<Input>
  private var pasted: ArraySlice<String> = []
  private let shell: InteractiveShell
  private(set) var stored: [String] = []
  let isFirstRun: Bool

  init(_ inputs: [Input], of shell: InteractiveShell, isFirstRun: Bool) {
    (self.inputs, self.shell, self.isFirstRun) = (inputs[...], shell, isFirstRun)
  }

  var isPasting: Bool { !pasted.isEmpty }

  func takePaste() -> [String] {
    defer { pasted = [] }
    return Array(pasted)
  }

  func nextLine(prompt: Prompt) throws(LineError) -> LineInput {
    if let line = pasted.popFirst() { return .line(line) }
    switch inputs.popFirst() {
    case .line(let line): return .line(line)
    case .paste(let lines):
      pasted = lines.dropFirst()
      return .line(lines[0])
    case .interruption: return .interrupted
    case .question(let ask):
      ask(shell)
      return try nextLine(prompt: prompt)
    case nil: return .endOfInput
    }
  }

  func store(_ line: String) { stored.append(line) }

  func removeLines(where isRemoved: (String) -> Bool) { stored.removeAll(where: isRemoved) }

  func stop() {}
}

/// The result of a shell that ran a scripted source.
struct ScriptedRun {
  /// The exit code.
  let code: Int32
  /// All that was printed, results and errors.
  let text: String
  /// The lines that are left in the history.
  let stored: [String]

  private final class Printed { var text = "" }

  /// Runs a shell for an app.
  init(
    _ inputs: [ScriptedSource.Input], into app: any UIApplicationDelegate.Type,
    settings: SettingsFile? = nil, isInteractive: Bool = true, isFirstRun: Bool = false
  ) throws {
    let printed = Printed()
    let write = { (text: String) in printed.text += text }
    var configuration = InteractiveShell.Configuration()
    configuration.settings = settings
    let shell = try InteractiveShell(
      app, configuration,
      output: ShellOutput(width: 72, isColoured: false, print: write, warn: write),
      isInteractive: isInteractive)
    let source = ScriptedSource(inputs, of: shell, isFirstRun: isFirstRun)
    code = shell.run(source)
    (text, stored) = (printed.text, source.stored)
  }
}
