import RehearsalCore

extension Diagnostic {
  /// The number of characters of a source line that are shown at most.
  private static let widest = 100

  /// The message: the title, the location, the line with a caret below the mistake, and the notes.
  public var lines: [String] { lines(titled: "error") }

  /// Returns the message with another word before its title, such as `hint`.
  package func lines(titled word: String) -> [String] {
    let header = "\(word): \(title)"
    guard length > 0 else {
      return [header, "  --> \(location.file)"] + notes.map { "   = \($0)" }
    }
    return [header] + excerpt + notes.map { "\(gutter) = \($0)" }
  }

  /// The location, the line, and a caret as wide as the mistake.
  public var excerpt: [String] {
    let (shown, caret, width) = window
    let pointer = String(repeating: " ", count: caret) + String(repeating: "^", count: width)
    return [
      "\(gutter)--> \(location)",
      "\(gutter) |",
      "\(number) | \(shown)",
      "\(gutter) | \(label.isEmpty ? pointer : "\(pointer) \(label)")",
    ]
  }

  private var number: String { " \(location.line)" }

  private var gutter: String { String(repeating: " ", count: number.count) }

  /// The visible part of the line, and the caret's position and width below it, in columns.
  private var window: (text: String, caret: Int, width: Int) {
    let characters = Array(sourceLine)
    let start = min(location.column - 1, characters.count)
    let end = min(start + length, characters.count)
    let isLong = characters.count > Self.widest
    let first = isLong ? max(0, min(start - 30, characters.count - Self.widest)) : 0
    let last = min(characters.count, first + Self.widest)
    let prefix = first > 0 ? "…" : ""
    let suffix = last < characters.count ? "…" : ""
    let before = prefix + characters[first..<start].shown
    let marked = characters[start..<max(start, min(end, last))].shown
    return (
      prefix + characters[first..<last].shown + suffix, before.displayWidth,
      max(1, marked.displayWidth)
    )
  }
}

extension ArraySlice<Character> {
  /// The characters with tabs as spaces and control characters as U+FFFD, one column each.
  fileprivate var shown: String {
    String(
      map { character in
        if character == "\t" { return " " }
        return character.displayWidth == 0 ? "\u{FFFD}" : character
      })
  }
}
