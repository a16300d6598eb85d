/// A line that was parsed, whose quoted texts may be those of another line.
final class LineShape {
  let line: LineBytes

  /// The bytes of the quoted texts.
  let texts: [Range<Int>]

  private let form: FilledForm

  /// The bytes of the command.
  private let span: Range<Int>

  /// The index of the quoted text for each free text of the form; nil for a word, which stays.
  private let indices: [Int?]

  /// Creates the shape of a line; nil if one of its quoted texts is not a free text of the form.
  init?(_ form: FilledForm, freeTexts: [Token], texts: QuotedTexts, span: Range<Int>) {
    var quoted: [Range<Int>] = []
    var indices: [Int?] = []
    for token in freeTexts {
      guard token.kind == .string, let range = token.plainText else {
        indices.append(nil)
        continue
      }
      indices.append(quoted.count)
      quoted.append(range)
    }
    guard quoted == texts.ranges else { return nil }
    line = texts.line
    self.texts = quoted
    self.form = form
    self.span = span
    self.indices = indices
  }

  /// Returns the command of a line with other texts.
  func command(with texts: QuotedTexts) throws(Problem) -> Command {
    var captures = form.captures
    captures.replacement = TextReplacement(texts: texts, indices: indices)
    return try form.form.make(captures)
  }

  /// Returns the bytes of the command in another line, whose end is as far from the line's end.
  func span(in other: LineBytes) -> Range<Int> {
    span.lowerBound..<other.count - (line.count - span.upperBound)
  }
}
