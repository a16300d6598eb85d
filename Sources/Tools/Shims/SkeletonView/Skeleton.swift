internal import Foundation
internal import HeadlessFoundation
internal import HeadlessUIKit

nonisolated(unsafe) private var skeletonKey: UInt8 = 0

/// The skeleton of a view: what covers its content while that is loaded.
///
/// A covered view is no element, since its text and image cannot be seen.
final class Skeleton {
  var isWanted = false
  var hidesView = false
  var takesNoTouches = true
  var cornerRadius: Float = 0
  /// The source of the cells of a table or a collection, which shows them in place of the app's source.
  var source: SkeletonSource?

  private unowned let view: UIView
  private var isOn = false
  private var tookTouches: Bool?
  /// The number of calls, by which a delayed one knows that it is late.
  private var turn = 0

  private init(_ view: UIView) { self.view = view }

  static func of(_ view: UIView) -> Skeleton {
    if let kept = objc_getAssociatedObject(view, &skeletonKey) as? Skeleton { return kept }
    let new = Skeleton(view)
    objc_setAssociatedObject(view, &skeletonKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  /// Whether the view or one in it is covered.
  var isActive: Bool { isOn || parts.contains(where: \.isActive) }

  /// The skeletons in the view.
  private var parts: [Skeleton] {
    let views: [UIView]
    switch view {
    // A list that is not on the screen has loaded no cells yet.
    case is UITableView where view.window == nil, is UICollectionView where view.window == nil:
      views = []
    case let table as UITableView: views = table.visibleCells + table.subviews
    case let collection as UICollectionView: views = collection.visibleCells + collection.subviews
    case let cell as UITableViewCell: views = cell.contentView.subviews
    case let header as UITableViewHeaderFooterView: views = header.contentView.subviews
    case let cell as UICollectionViewCell: views = cell.contentView.subviews
    case let stack as UIStackView: views = stack.arrangedSubviews
    default: views = view.subviews
    }
    return views.map(Skeleton.of).filter(\.isWanted)
  }

  // MARK: Show

  func show() {
    turn += 1
    post(.skeletonWillAppearNotification)
    if cover() { post(.skeletonDidAppearNotification) }
  }

  func show(after delay: TimeInterval) {
    turn += 1
    let present = turn
    HeadlessFoundation.DispatchQueue.main.asyncAfter(deadline: Ported.dispatchTime + delay) {
      [weak view] in
      guard let view, Skeleton.of(view).turn == present else { return }
      Skeleton.of(view).show()
    }
  }

  /// Covers what is to be covered; returns false if there is nothing, or if it is covered already.
  @discardableResult
  func cover() -> Bool {
    if hidesView { view.isHidden = true }
    guard isWanted, !isActive else { return false }
    if view is UITableView || view is UICollectionView {
      isOn = true
      SkeletonSource.replace(in: view)
      holdTouches()
      return true
    }
    let parts = parts
    if parts.isEmpty { coverItself() } else { for part in parts { part.cover() } }
    return true
  }

  private func coverItself() {
    isOn = true
    if !(view is UITextField) { holdTouches() }
    if view.isFirstResponder { view.resignFirstResponder() }
    view.accessibilityElementsHidden = true
  }

  private func holdTouches() {
    guard takesNoTouches else { return }
    tookTouches = view.isUserInteractionEnabled
    view.isUserInteractionEnabled = false
  }

  // MARK: Change and hide

  func update() {
    guard isActive else { return }
    post(.skeletonWillUpdateNotification)
    updateSources()
    post(.skeletonDidUpdateNotification)
  }

  private func updateSources() {
    if isOn { SkeletonSource.update(in: view) }
    for part in parts { part.updateSources() }
  }

  func hide(reloading isReloading: Bool) {
    turn += 1
    post(.skeletonWillDisappearNotification)
    if uncover(reloading: isReloading) { post(.skeletonDidDisappearNotification) }
  }

  @discardableResult
  private func uncover(reloading isReloading: Bool) -> Bool {
    guard isActive else { return false }
    if hidesView { view.isHidden = false }
    for part in parts + (source?.covered ?? []) { part.uncover(reloading: isReloading) }
    guard isOn else { return true }
    isOn = false
    view.accessibilityElementsHidden = false
    if let tookTouches { view.isUserInteractionEnabled = tookTouches }
    tookTouches = nil
    SkeletonSource.restore(in: view, reloading: isReloading)
    return true
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: view)
  }
}
