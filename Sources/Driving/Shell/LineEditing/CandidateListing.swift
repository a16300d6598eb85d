import RehearsalCore

/// The list of candidates below the line: in columns at the first Tab, with descriptions at the second.
struct CandidateListing {
  /// The number of candidates that are listed with descriptions at most.
  private static let limit = 60

  private var lastLine: String?

  /// Forgets the last list, at the beginning of another line.
  mutating func reset() {
    lastLine = nil
  }

  /// Returns the list for a line.
  mutating func text(of candidates: [Completion.Candidate], for line: String, width: Int) -> String
  {
    defer { lastLine = line }
    guard lastLine == line, candidates.contains(where: { !$0.note.isEmpty }) else {
      return ColumnList(candidates.map(\.title), width: width).text
    }
    return Self.described(candidates, width: width)
  }

  private static func described(_ candidates: [Completion.Candidate], width: Int) -> String {
    let shown = candidates.prefix(limit)
    let column = min(shown.map(\.title.displayWidth).max() ?? 0, max(10, width / 2))
    let rows = shown.map { candidate in
      let title = candidate.title.onOneRow
      let gap = title.displayWidth > column ? "  " : ""
      return "\(title.padded(to: column))\(gap)  \(candidate.note.onOneRow)".withoutSpacesAtEnd
        .cut(to: max(20, width - 1))
    }
    let rest = candidates.count - shown.count
    return (rows + (rest > 0 ? ["… and \(rest) more"] : [])).map { $0 + "\n" }.joined()
  }
}
