import Foundation
import HeadlessUIKit
import Reactive

/// A text view delegate that forwards to the app's own delegate and sends text changes.
final class TextViewDelegateProxy: UITextViewDelegate {
  private final class EmptyDelegate: UITextViewDelegate {}

  let changes = PublishSubject<Void>()
  let beginnings = PublishSubject<Void>()
  let ends = PublishSubject<Void>()

  private weak var view: UITextView?
  private weak var appDelegate: (any UITextViewDelegate)?
  private let emptyDelegate = EmptyDelegate()
  private var subscriptionCount = 0

  private init(_ view: UITextView) {
    self.view = view
    appDelegate = view.delegate
  }

  /// Returns the view's proxy, installed on first use, and counts one more subscription.
  static func proxy(for view: UITextView) -> TextViewDelegateProxy {
    let proxy = view.delegate as? TextViewDelegateProxy ?? TextViewDelegateProxy(view)
    view.delegate = proxy
    proxy.subscriptionCount += 1
    return proxy
  }

  /// Counts one subscription less; with the last one, restores the app's own delegate.
  func removeSubscription() {
    subscriptionCount -= 1
    guard subscriptionCount == 0, let view, view.delegate === self else { return }
    view.delegate = appDelegate
  }

  /// The app's own delegate, or an empty one where there is none.
  private var forwardToDelegate: any UITextViewDelegate { appDelegate ?? emptyDelegate }

  func textViewDidChange(_ textView: UITextView) {
    forwardToDelegate.textViewDidChange(textView)
    changes.onNext(())
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    forwardToDelegate.textViewShouldBeginEditing(textView)
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    forwardToDelegate.textViewDidBeginEditing(textView)
    beginnings.onNext(())
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    forwardToDelegate.textViewShouldEndEditing(textView)
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    forwardToDelegate.textViewDidEndEditing(textView)
    ends.onNext(())
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    forwardToDelegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    forwardToDelegate.textViewDidChangeSelection(textView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwardToDelegate.scrollViewDidScroll(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forwardToDelegate.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
