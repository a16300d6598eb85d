public import Foundation

/// An object that receives the keys of a keyboard.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the cursor.
  func insertText(_ text: String)
  /// Deletes the character before the cursor.
  func deleteBackward()
}

/// A text with positions, ranges and a selection: a text field or a text view.
@MainActor public protocol UITextInput: UIKeyInput {
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range that the next key replaces.
  var selectedTextRange: UITextRange? { get set }
  /// The range of text that is being composed.
  var markedTextRange: UITextRange? { get }
  /// Inserts text that is being composed.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the composition.
  func unmarkText()
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions.
  func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange?
  /// Returns the position at an offset from another one; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

extension UITextInput {
  /// The appearance of the keyboard, which Objective-C does not require of a text input.
  public var keyboardAppearance: UIKeyboardAppearance? {
    switch self {
    case let field as UITextField: field.keyboardAppearance as UIKeyboardAppearance
    case let view as UITextView: view.keyboardAppearance as UIKeyboardAppearance
    default: nil
    }
  }

  /// Inserts text that is being composed as if it were complete: keys are whole characters.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    insertText(markedText ?? "")
  }

  /// Does nothing: no text is being composed.
  public func unmarkText() {}

  /// The range of text that is being composed; keys are whole characters, so there is none.
  public var markedTextRange: UITextRange? { nil }

  /// Returns the range between two positions in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    fromPosition.offset <= toPosition.offset
      ? UITextRange(start: fromPosition, end: toPosition)
      : UITextRange(start: toPosition, end: fromPosition)
  }

  /// Returns the position at an offset in UTF-16 units; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Returns the number of UTF-16 units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}

extension UITextField: UITextInput {
  /// The position before the first character.
  public final var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  public final var endOfDocument: UITextPosition { UITextPosition(offset: buffer.length) }

  /// The range the next key replaces; setting it tells the delegate.
  public final var selectedTextRange: UITextRange? {
    get { UITextRange(buffer.selection) }
    set {
      buffer.select(newValue?.range ?? NSRange(location: buffer.length, length: 0))
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  /// Returns the text in a range.
  public final func text(in range: UITextRange) -> String? { buffer.text(in: range) }

  /// Replaces a range and sends editingChanged, without asking the delegate.
  public final func replace(_ range: UITextRange, withText text: String) {
    buffer.select(range.range)
    insertText(text)
  }
}

extension UITextView: UITextInput {
  /// The position before the first character.
  public final var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

  /// The position after the last character.
  public final var endOfDocument: UITextPosition { UITextPosition(offset: buffer.length) }

  /// The range the next key replaces; setting it tells the delegate.
  public final var selectedTextRange: UITextRange? {
    get { UITextRange(buffer.selection) }
    set { selectedRange = newValue?.range ?? NSRange(location: buffer.length, length: 0) }
  }

  /// Returns the text in a range.
  public final func text(in range: UITextRange) -> String? { buffer.text(in: range) }

  /// Replaces a range and tells the delegate, without asking it.
  public final func replace(_ range: UITextRange, withText text: String) {
    buffer.select(range.range)
    insertText(text)
  }
}

extension UITextRange {
  fileprivate convenience init(_ range: NSRange) {
    self.init(
      start: UITextPosition(offset: range.location),
      end: UITextPosition(offset: range.location + range.length))
  }
}

extension TextBuffer {
  fileprivate func text(in range: UITextRange) -> String? {
    var copy = self
    copy.select(range.range)
    return copy.selectedText
  }
}
