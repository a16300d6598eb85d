internal import Foundation

/// A place in a field's text, counted in UTF-16 units.
open class UITextPosition {
  final let offset: Int

  init(offset: Int) { self.offset = offset }
}

/// A stretch of a field's text.
open class UITextRange {
  /// Where it begins.
  public final let start: UITextPosition

  /// Where it ends.
  public final let end: UITextPosition

  init(start: UITextPosition, end: UITextPosition) {
    self.start = start
    self.end = end
  }

  /// Whether nothing is in it: a cursor.
  public final var isEmpty: Bool { start.offset == end.offset }

  final var range: NSRange {
    NSRange(location: start.offset, length: end.offset - start.offset)
  }
}

extension UITextField {
  /// Before the first character.
  public final var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// After the last character.
  public final var endOfDocument: UITextPosition { UITextPosition(offset: buffer.length) }

  /// What the next key replaces; setting it tells the delegate.
  public final var selectedTextRange: UITextRange? {
    get {
      let range = buffer.selection
      return UITextRange(
        start: UITextPosition(offset: range.location),
        end: UITextPosition(offset: range.location + range.length))
    }
    set {
      buffer.select(newValue?.range ?? NSRange(location: buffer.length, length: 0))
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// The place so many units further; nil outside the text.
  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...buffer.length).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// How many units it is from one place to another.
  public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The stretch between two places, whichever comes first.
  public final func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    fromPosition.offset <= toPosition.offset
      ? UITextRange(start: fromPosition, end: toPosition)
      : UITextRange(start: toPosition, end: fromPosition)
  }

  /// The text of a stretch.
  public final func text(in range: UITextRange) -> String? {
    var copy = buffer
    copy.select(range.range)
    return copy.selectedText
  }

  /// Replaces a stretch by code: the delegate is not asked, but the event is sent.
  public final func replace(_ range: UITextRange, withText text: String) {
    buffer.select(range.range)
    insertText(text)
  }
}
