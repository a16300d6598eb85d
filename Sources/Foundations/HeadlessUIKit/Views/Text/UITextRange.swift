public import Foundation

/// A position in a field's text, in UTF-16 units.
open class UITextPosition {
  final let offset: Int

  init(offset: Int) { self.offset = offset }
}

/// A range of a field's text.
open class UITextRange {
  /// The start of the range.
  public final let start: UITextPosition

  /// The end of the range.
  public final let end: UITextPosition

  init(start: UITextPosition, end: UITextPosition) {
    self.start = start
    self.end = end
  }

  /// A Boolean value that indicates whether the range is empty.
  public final var isEmpty: Bool { start.offset == end.offset }

  final var range: NSRange {
    NSRange(location: start.offset, length: end.offset - start.offset)
  }
}

/// The rectangle of selected text; there is none, since nothing is laid out.
open class UITextSelectionRect: NSObject {
  /// The rectangle.
  open var rect: CGRect { .zero }
  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }
}

extension UITextField {
  /// The position before the first character.
  public final var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  public final var endOfDocument: UITextPosition { UITextPosition(offset: buffer.length) }

  /// The range the next key replaces; setting it tells the delegate.
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

  /// Returns the position at an offset in UTF-16 units; nil outside the text.
  public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...buffer.length).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// Returns the number of UTF-16 units between two positions.
  public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the range between two positions in either order.
  public final func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    fromPosition.offset <= toPosition.offset
      ? UITextRange(start: fromPosition, end: toPosition)
      : UITextRange(start: toPosition, end: fromPosition)
  }

  /// Returns the text in a range.
  public final func text(in range: UITextRange) -> String? {
    var copy = buffer
    copy.select(range.range)
    return copy.selectedText
  }

  /// Replaces a range and sends editingChanged, without asking the delegate.
  public final func replace(_ range: UITextRange, withText text: String) {
    buffer.select(range.range)
    insertText(text)
  }
}
