import Foundation
import HeadlessUIKit
import Reactive

/// A text view delegate that forwards to the app's own delegate and sends text changes.
final class TextViewDelegateProxy: ForwardingDelegate<UITextView>, UITextViewDelegate,
  ScrollForwarding
{
  private final class EmptyDelegate: UITextViewDelegate {}

  let changes = PublishSubject<Void>()
  let beginnings = PublishSubject<Void>()
  let ends = PublishSubject<Void>()
  let selections = PublishSubject<Void>()
  let scrolling = ScrollEvents()

  private let emptyDelegate = EmptyDelegate()

  private var own: any UITextViewDelegate {
    ownDelegate ?? emptyDelegate
  }

  var ownScrollDelegate: any UIScrollViewDelegate { own }

  func textViewDidChange(_ textView: UITextView) {
    own.textViewDidChange(textView)
    changes.onNext(())
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    own.textViewShouldBeginEditing(textView)
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    own.textViewDidBeginEditing(textView)
    beginnings.onNext(())
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    own.textViewShouldEndEditing(textView)
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    own.textViewDidEndEditing(textView)
    ends.onNext(())
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    own.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    own.textViewDidChangeSelection(textView)
    selections.onNext(())
  }
}
