public import Foundation

/// A position in a field's text, in UTF-16 units.
open class UITextPosition: HeadlessObject {
  final let offset: Int

  init(offset: Int) { self.offset = offset }
}

/// A range of a field's text.
open class UITextRange: HeadlessObject {
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
