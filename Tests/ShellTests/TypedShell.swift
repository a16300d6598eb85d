import HeadlessUIKit
import RehearsalCore
import Testing

@testable import Shell

/// A shell whose lines are typed by a test.
enum TypedShell {
  private final class Lines: LineSource {
    private var lines: ArraySlice<String>
    private let echo: (String) -> Void

    init(_ lines: [String], echo: @escaping (String) -> Void) {
      (self.lines, self.echo) = (lines[...], echo)
    }

    func nextLine(prompt: Prompt) throws(LineError) -> LineInput {
      guard let line = lines.popFirst() else { return .endOfInput }
      echo("> \(line)\n")
      return .line(line)
    }

    func stop() {}
  }

  private final class Printed {
    var text = ""
  }

  /// Runs a shell with typed lines, and returns what it printed from the first line on.
  static func output(
    of lines: [String], into app: any UIApplicationDelegate.Type,
    _ change: (InteractiveShell) -> Void = { _ in }
  ) throws -> String {
    let printed = Printed()
    let write = { (text: String) in printed.text += text }
    let shell = try InteractiveShell(
      app, InteractiveShell.Configuration(),
      output: ShellOutput(width: 72, isColoured: false, print: write, warn: write),
      isInteractive: true)
    change(shell)
    #expect(shell.run(Lines(lines, echo: write)) == 0)
    let start = printed.text.firstRange(of: "> ")?.lowerBound ?? printed.text.startIndex
    return String(printed.text[start...])
  }
}
