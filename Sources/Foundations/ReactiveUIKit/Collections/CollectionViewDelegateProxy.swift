import Foundation
import HeadlessUIKit
import Reactive

/// A collection view delegate that forwards to the app's own delegate and sends what it hears.
final class CollectionViewDelegateProxy: UICollectionViewDelegate {
  private final class EmptyDelegate: UICollectionViewDelegate {}

  let selected = PublishSubject<IndexPath>()
  let deselected = PublishSubject<IndexPath>()
  let displayed = PublishSubject<(cell: UICollectionViewCell, at: IndexPath)>()
  let scrolled = PublishSubject<Void>()

  private weak var view: UICollectionView?
  private weak var appDelegate: (any UICollectionViewDelegate)?
  private let emptyDelegate = EmptyDelegate()
  private var useCount = 0

  private init(_ view: UICollectionView) {
    self.view = view
    appDelegate = view.delegate
  }

  /// Returns the view's proxy, installed on first use, and counts one more use.
  static func proxy(for view: UICollectionView) -> CollectionViewDelegateProxy {
    let proxy =
      view.delegate as? CollectionViewDelegateProxy ?? CollectionViewDelegateProxy(view)
    view.delegate = proxy
    proxy.useCount += 1
    return proxy
  }

  /// Sets the app's own delegate, to which the proxy forwards.
  func setAppDelegate(_ delegate: (any UICollectionViewDelegate)?) {
    appDelegate = delegate
  }

  /// Counts one use less; with the last one, restores the app's own delegate.
  func removeUse() {
    useCount -= 1
    guard useCount == 0, let view, view.delegate === self else { return }
    view.delegate = appDelegate
  }

  private var forwardToDelegate: any UICollectionViewDelegate { appDelegate ?? emptyDelegate }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    forwardToDelegate.collectionView(collectionView, didSelectItemAt: indexPath)
    selected.onNext(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    forwardToDelegate.collectionView(collectionView, didDeselectItemAt: indexPath)
    deselected.onNext(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    forwardToDelegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    displayed.onNext((cell, indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    forwardToDelegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    forwardToDelegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    forwardToDelegate.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    forwardToDelegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    forwardToDelegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    forwardToDelegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    forwardToDelegate.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    forwardToDelegate.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwardToDelegate.scrollViewDidScroll(scrollView)
    scrolled.onNext(())
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forwardToDelegate.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
