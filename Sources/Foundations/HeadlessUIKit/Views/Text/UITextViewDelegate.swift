public import Foundation

/// Who is asked before a text view changes, and told after.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the view may get the keyboard; true unless implemented.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// The view got the keyboard.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Whether the view may lose the keyboard; true unless implemented.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// The view lost the keyboard.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Whether keys may replace a range, in UTF-16 units, by a text; true unless implemented.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// The text changed by a person's hand.
  func textViewDidChange(_ textView: UITextView)

  /// The cursor is somewhere else, or something else is selected.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Lets it begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Lets it end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Lets it change.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
