import VirtualTime
import RehearsalCore

/// The destination and the style of the shell's output.
package struct ShellOutput {
  /// The largest width of a line now; the window's width can change.
  package var width: Int { currentWidth() }

  /// Whether colours are used.
  package let isColoured: Bool

  /// Whether changes are marked with `+`, because a person reads them without colour.
  package let marksChanges: Bool

  private let currentWidth: () -> Int
  private let print: (String) -> Void
  private let warn: (String) -> Void
  private let pager: Pager?

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - width: the largest width of a line, read each time something is printed.
  ///   - isColoured: whether colours are used.
  ///   - marksChanges: whether changes are marked where there is no colour.
  ///   - pager: shows long results; nil for none.
  ///   - print: prints results.
  ///   - warn: prints errors and warnings.
  package init(
    width: @escaping @autoclosure () -> Int, isColoured: Bool, marksChanges: Bool = false,
    pager: Pager? = nil, print: @escaping (String) -> Void, warn: @escaping (String) -> Void
  ) {
    currentWidth = width
    self.isColoured = isColoured
    self.marksChanges = marksChanges && !isColoured
    self.pager = pager
    self.print = print
    self.warn = warn
  }

  /// Prints a screen, with its first line in bold.
  func show(_ screen: Screen) {
    let lines = screen.lines(width: width)
    show(
      lines.enumerated().map { ActReport.Line(text: $1, role: $0 == 0 ? .heading : .plain) })
  }

  /// Prints a report: the heading in bold, what is new in green or marked with `+`.
  func show(_ lines: [ActReport.Line]) {
    printLines(lines.map(styled))
  }

  private func styled(_ line: ActReport.Line) -> String {
    switch line.role {
    case .heading where isColoured: "\u{1B}[1m\(line.text)\u{1B}[0m"
    case .new where isColoured: "\u{1B}[32m\(line.text)\u{1B}[0m"
    case .new where marksChanges && line.text.hasPrefix(" "): "+" + line.text.dropFirst()
    case .heading, .new, .plain: line.text
    }
  }

  /// Prints lines, by default wrapped to the width; more than fit on the terminal go through the pager.
  func page(_ lines: [String], isWrapping: Bool = true) {
    let wrapped = isWrapping ? lines.flatMap { $0.wrapped(to: width) } : lines
    guard let pager, pager.isNeeded(for: wrapped.count) else { return printLines(wrapped) }
    if !pager.show(wrapped.joined(separator: "\n") + "\n") { printLines(wrapped) }
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
