import Foundation
import HeadlessUIKit
import Reactive

/// A collection view delegate that forwards to the app's own delegate and sends what it hears.
final class CollectionViewDelegateProxy: ForwardingDelegate<UICollectionView>,
  UICollectionViewDelegate, ScrollForwarding
{
  private final class EmptyDelegate: UICollectionViewDelegate {}

  let selected = PublishSubject<IndexPath>()
  let deselected = PublishSubject<IndexPath>()
  let highlighted = PublishSubject<IndexPath>()
  let unhighlighted = PublishSubject<IndexPath>()
  let displayed = PublishSubject<(cell: UICollectionViewCell, at: IndexPath)>()
  let endedDisplaying = PublishSubject<(cell: UICollectionViewCell, at: IndexPath)>()
  let scrolling = ScrollEvents()

  private let emptyDelegate = EmptyDelegate()

  private var own: any UICollectionViewDelegate {
    ownDelegate ?? emptyDelegate
  }

  var ownScrollDelegate: any UIScrollViewDelegate { own }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    own.collectionView(collectionView, didSelectItemAt: indexPath)
    selected.onNext(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    own.collectionView(collectionView, didDeselectItemAt: indexPath)
    deselected.onNext(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    own.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    displayed.onNext((cell, indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    own.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    endedDisplaying.onNext((cell, indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    own.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    own.collectionView(collectionView, didHighlightItemAt: indexPath)
    highlighted.onNext(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    own.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    unhighlighted.onNext(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    own.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    own.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    own.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    own.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    own.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    own.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { own.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    own.collectionView(
      collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }

  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    own.collectionView(
      collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
  }
}
