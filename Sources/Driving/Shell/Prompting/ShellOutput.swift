import VirtualTime
import RehearsalCore

/// The destination and the style of the shell's output.
package struct ShellOutput {
  /// The largest width of a line now; the window's width can change.
  package var width: Int { currentWidth() }

  /// Whether colours are used.
  package let isColoured: Bool

  private let currentWidth: () -> Int
  private let print: (String) -> Void
  private let warn: (String) -> Void

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - width: the largest width of a line, read each time something is printed.
  ///   - isColoured: whether colours are used.
  ///   - print: prints results.
  ///   - warn: prints errors and warnings.
  package init(
    width: @escaping @autoclosure () -> Int, isColoured: Bool, print: @escaping (String) -> Void,
    warn: @escaping (String) -> Void
  ) {
    currentWidth = width
    self.isColoured = isColoured
    self.print = print
    self.warn = warn
  }

  /// Prints a screen, with its first line in bold.
  func show(_ screen: Screen) {
    var lines = screen.lines(width: width)
    if isColoured, let first = lines.first { lines[0] = "\u{1B}[1m\(first)\u{1B}[0m" }
    printLines(lines)
  }

  /// Prints that an expectation holds, and the time it took.
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

  /// Prints lines.
  func printLines(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    print(lines.joined(separator: "\n") + "\n")
  }

  /// Prints the lines of an error.
  func printError(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    warn(lines.joined(separator: "\n") + "\n")
  }
}
