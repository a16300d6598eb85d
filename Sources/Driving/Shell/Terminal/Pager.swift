private import CEditline

/// A program that shows long text page by page: the one that `PAGER` names, or else `less`.
package struct Pager {
  private let command: String
  private let rows: () -> Int

  /// Creates the pager of a terminal; nil if `PAGER` is empty or `cat`, or the terminal is dumb.
  ///
  /// - Parameters:
  ///   - environment: the variables `PAGER` and `TERM`.
  ///   - rows: the number of the terminal's rows, read each time.
  package init?(environment: Environment = .process, rows: @escaping () -> Int) {
    self.rows = rows
    if let command = environment["PAGER"] {
      guard !command.isEmpty, command != "cat" else { return nil }
      self.command = command
    } else {
      guard environment.nonEmpty("TERM") ?? "dumb" != "dumb" else { return nil }
      // -F ends at once if the text fits, -R shows colours, -X leaves the text on the screen.
      command = "exec less -FRX"
    }
  }

  /// Returns the number of rows of a terminal; 24 if it is unknown.
  package static func rows(descriptor: Int32 = 1) -> Int {
    let rows = Int(ceditline_rows(descriptor))
    return rows > 0 ? rows : 24
  }

  /// Returns whether some lines do not fit on the terminal with the prompt.
  func isNeeded(for lineCount: Int) -> Bool { lineCount >= rows() }

  /// Shows a text, and returns when the person has left the pager.
  ///
  /// - Returns: whether the program could be started.
  func show(_ text: String) -> Bool {
    text.withEditlineString { ceditline_page(command, $0) }
  }
}
