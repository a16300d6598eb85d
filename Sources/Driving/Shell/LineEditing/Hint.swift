import RehearsalCore

/// The text beside the line that says what the command expects next.
package enum Hint {
  /// A function that returns the hint for a line; empty for none.
  package typealias Finder = (_ line: String) -> String

  /// The number of columns below which a hint is not shown.
  private static let shortest = 8

  /// Returns a hint, cut to the columns beside the line; empty if it does not fit.
  static func fitting(_ hint: String, in columns: Int) -> String {
    // libedit needs a gap, and the last column stays free.
    let space = columns - 4
    guard !hint.isEmpty, space >= min(shortest, hint.displayWidth) else { return "" }
    return hint.onOneRow.cut(to: space)
  }
}
