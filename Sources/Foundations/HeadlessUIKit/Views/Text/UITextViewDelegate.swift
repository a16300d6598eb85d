public import Foundation

/// The delegate of a text view.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Tells the delegate that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Returns whether editing may end; true by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Tells the delegate that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether keys may replace a range, in UTF-16 units; true by default.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Tells the delegate that the text was changed by the user.
  func textViewDidChange(_ textView: UITextView)

  /// Tells the delegate that the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
