import VirtualTime
import RehearsalCore

/// Where the shell's words go, and how they look.
package struct ShellOutput {
  /// How wide the lines may be.
  package let width: Int

  /// Whether colours are shown.
  package let isColoured: Bool

  private let print: (String) -> Void
  private let warn: (String) -> Void

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - width: how wide the lines may be.
  ///   - isColoured: whether colours are shown.
  ///   - print: takes what was asked for.
  ///   - warn: takes what went wrong.
  package init(
    width: Int, isColoured: Bool, print: @escaping (String) -> Void,
    warn: @escaping (String) -> Void
  ) {
    self.width = width
    self.isColoured = isColoured
    self.print = print
    self.warn = warn
  }

  /// Shows a screen, its first line in bold.
  func show(_ screen: Screen) {
    var lines = screen.lines(width: width)
    if isColoured, let first = lines.first { lines[0] = "\u{1B}[1m\(first)\u{1B}[0m" }
    printLines(lines)
  }

  /// Says that an expectation holds, and how long it took.
  func confirm(_ expectation: Expectation, after passed: Duration) {
    let mark = isColoured ? "\u{1B}[32m✓\u{1B}[0m" : "✓"
    let what =
      if case .screen(let name) = expectation.subject, !expectation.isNegated {
        name
      } else {
        expectation.description
      }
    printLines([passed > .zero ? "\(mark) \(what), after \(passed.spoken)" : "\(mark) \(what)"])
  }

  /// Says some lines.
  func printLines(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    print(lines.joined(separator: "\n") + "\n")
  }

  /// Says what went wrong.
  func printError(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    warn(lines.joined(separator: "\n") + "\n")
  }
}
