import RehearsalCore

/// A list of titles in columns, ordered downwards, as wide as the terminal.
struct ColumnList: Equatable {
  /// The rows, without newlines.
  let rows: [String]

  /// Creates a list of the first titles and a line with the number of the others.
  init(_ titles: [String], width: Int, limit: Int = 200) {
    let shown = titles.prefix(limit).map(\.onOneRow)
    rows = Self.rows(shown, width: width) + Self.overflow(titles.count - shown.count)
  }

  /// The rows as text, each ended by a newline.
  var text: String { rows.map { $0 + "\n" }.joined() }

  private static func overflow(_ hidden: Int) -> [String] {
    hidden > 0 ? ["… and \(hidden) more"] : []
  }

  private static func rows(_ titles: [String], width: Int) -> [String] {
    let column = (titles.map(\.displayWidth).max() ?? 0) + 2
    let columns = max(1, (width + 1) / column)
    let height = (titles.count + columns - 1) / columns
    return (0..<height).map { row in
      let cells = stride(from: row, to: titles.count, by: height).map { titles[$0] }
      let padded = cells.dropLast().map { $0 + spaces(column - $0.displayWidth) }
      return padded.joined() + (cells.last ?? "")
    }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
