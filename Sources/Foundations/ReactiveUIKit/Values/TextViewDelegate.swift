import Foundation
import HeadlessUIKit
import Reactive

/// Stands before the app's own delegate of a text view: hands everything on and tells of changes.
final class TextViewDelegate: UITextViewDelegate {
  private final class NoDelegate: UITextViewDelegate {}

  let changes = PublishSubject<Void>()

  private weak var view: UITextView?
  private weak var appDelegate: (any UITextViewDelegate)?
  private let noDelegate = NoDelegate()
  private var users = 0

  private init(_ view: UITextView) {
    self.view = view
    appDelegate = view.delegate
  }

  /// The view's delegate of this kind, put there where there was none yet.
  static func installed(on view: UITextView) -> TextViewDelegate {
    let delegate = view.delegate as? TextViewDelegate ?? TextViewDelegate(view)
    view.delegate = delegate
    delegate.users += 1
    return delegate
  }

  /// One less listens; with the last one the app's own delegate gets its place back.
  func leave() {
    users -= 1
    guard users == 0, let view, view.delegate === self else { return }
    view.delegate = appDelegate
  }

  /// Who answers: the app's own delegate, or one that says nothing.
  private var next: any UITextViewDelegate { appDelegate ?? noDelegate }

  func textViewDidChange(_ textView: UITextView) {
    next.textViewDidChange(textView)
    changes.onNext(())
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    next.textViewShouldBeginEditing(textView)
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    next.textViewDidBeginEditing(textView)
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    next.textViewShouldEndEditing(textView)
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    next.textViewDidEndEditing(textView)
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    next.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    next.textViewDidChangeSelection(textView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    next.scrollViewDidScroll(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    next.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
