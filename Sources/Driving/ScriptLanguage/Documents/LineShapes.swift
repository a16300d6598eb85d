/// The forms of lines that were read, so that lines that differ only in their quoted texts are not parsed again.
///
/// The command of such a line is made from the form and the operands of the line that was parsed, with the
/// texts of its own. All checks of the texts are those of the form, which makes the command each time.
/// A line of which the parser looks into a quoted text is not kept, nor one that ReadSteps does not keep.
/// The first line of a shape is only noted, because most shapes have only one line.
struct LineShapes {
  private var shapes: HashedEntries<LineShape>

  /// The quoted texts of the line that was asked for last.
  private var texts = QuotedTexts()

  /// Creates a table for a text with a number of lines.
  init(lineCount: Int) {
    shapes = HashedEntries(lineCount: lineCount)
  }

  /// Returns the step of a line; nil if its shape is not kept, or if the form finds a mistake in it.
  mutating func step(of line: LineBytes) -> (work: Step.Work, span: Range<Int>)? {
    texts.read(line)
    guard let index = shapes.index(of: texts.hash) else { return nil }
    let shape = shapes[index]
    guard texts.areSurrounded(as: shape.line, around: shape.texts),
      case .step(let work)? = try? shape.command(with: texts)
    else { return nil }
    return (work, shape.span(in: line))
  }

  /// Keeps the form that was parsed for the line that was asked for last, if its shape was noted before.
  ///
  /// - Parameters:
  ///   - form: the form with the line's operands.
  ///   - freeTexts: the tokens of the form's free texts.
  ///   - span: the bytes of the command.
  mutating func add(_ form: FilledForm, freeTexts: [Token], at span: Range<Int>) {
    guard !texts.ranges.isEmpty, shapes.note(texts.hash),
      let shape = LineShape(form, freeTexts: freeTexts, texts: texts, span: span)
    else { return }
    shapes.add(shape, hash: texts.hash)
  }
}
