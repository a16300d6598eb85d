import RehearsalCore

/// The estimated width of texts, wide enough for the usual sans-serif fonts.
enum TextWidth {
  /// Narrow, medium and wide letters, in thousandths of the font's size; others are of medium width.
  private static let widths: [(characters: Set<Character>, width: Double)] = [
    (Set("iljI.,:;'|!"), 300), (Set("ftr()[]{}/\\ -\"*"), 400), (Set("mwMW@%"), 960),
    (Set("ABCDEGHKNOQRSUVXYZ&+<>=~"), 740), (Set("…—→←▸·×"), 1000),
  ]

  /// Returns the width of a text in a font size.
  static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
    let thousandths = text.reduce(0.0) { $0 + width(of: $1) }
    return thousandths * size / 1000 * (isBold ? 1.08 : 1)
  }

  private static func width(of character: Character) -> Double {
    if character.displayWidth == 2 { return 1050 }
    if !character.isASCII, !character.isLetter { return 1000 }
    return widths.first { $0.characters.contains(character) }?.width ?? 610
  }

  /// Returns the text, truncated with `…` if it is wider than a width.
  static func cut(_ text: String, to limit: Double, size: Double, isBold: Bool = false) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard of(line, size: size, isBold: isBold) > limit else { return line }
    var kept = ""
    for character in line {
      let next = kept + String(character)
      if of(next + "…", size: size, isBold: isBold) > limit { break }
      kept = next
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// Returns the text in lines of a width; the last one is truncated if there are more.
  static func wrapped(
    _ text: String, to limit: Double, size: Double, lines maximum: Int, isBold: Bool = false
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    for (index, word) in words.enumerated() {
      let longer = line.isEmpty ? word : "\(line) \(word)"
      if of(longer, size: size, isBold: isBold) <= limit || line.isEmpty {
        line = longer
      } else if lines.count == maximum - 1 {
        line = ([line] + words[index...]).joined(separator: " ")
        break
      } else {
        lines.append(line)
        line = word
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { cut($0, to: limit, size: size, isBold: isBold) }
  }
}
