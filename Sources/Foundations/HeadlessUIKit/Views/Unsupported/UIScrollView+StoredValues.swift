public import Foundation

/// More members of `UIScrollView` without effect.
extension UIScrollView {
  /// Whether the insets of the indicators follow the safe area; stored, without effect.
  public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// Whether zooming goes beyond its limits; stored, without effect.
  public final var bouncesZoom: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// Whether a drag takes touches from the content; stored, without effect.
  public final var canCancelContentTouches: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// Whether a drag scrolls along one axis; stored, without effect.
  public final var isDirectionalLockEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The mode of the index beside the content; stored, without effect.
  public final var indexDisplayMode: IndexDisplayMode {
    get { stored(.automatic) }
    set { store(newValue) }
  }

  /// Whether keys scroll; stored, without effect.
  public final var allowsKeyboardScrolling: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// Whether the content is being zoomed: never.
  public final var isZooming: Bool { false }

  /// Whether the zoom returns to its limits: never.
  public final var isZoomBouncing: Bool { false }

  /// The recognizer of a pinch; nil, since nothing is zoomed.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

  /// Does nothing: scrolling takes no time.
  public final func stopScrollingAndZooming() {}

  /// The mode of an index beside the content.
  nonisolated public enum IndexDisplayMode: Int, Sendable {
    /// The system decides, or never.
    case automatic, alwaysHidden
  }
}

/// More members of `UITableView` without effect.
extension UITableView {
  /// Whether the selection follows the focus; stored, without effect.
  public final var selectionFollowsFocus: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Whether the focus returns to the last row; stored, without effect.
  public final var remembersLastFocusedIndexPath: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The height of rows that fill an empty table; stored, without effect.
  public final var fillerRowHeight: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }

  /// Whether rows can have the focus; stored, without effect.
  public final var allowsFocus: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Whether the receiver of rows that will be shown soon is told of them.
  public final var isPrefetchingEnabled: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The rows whose size follows their content; stored, without effect.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { stored(.enabled) }
    set { store(newValue) }
  }

  /// Whether an update waits to be applied.
  public final var hasUncommittedUpdates: Bool { batchDepth > 0 }

  /// The mode in which the sizes of rows follow their content.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// Never, when it is asked for, or also when constraints change.
    case disabled, enabled, enabledIncludingConstraints
  }
}

/// More members of `UICollectionView` without effect.
extension UICollectionView {
  /// Whether the selection follows the focus; stored, without effect.
  public final var selectionFollowsFocus: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Whether the focus returns to the last item; stored, without effect.
  public final var remembersLastFocusedIndexPath: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The items whose size follows their content; stored, without effect.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { stored(.enabled) }
    set { store(newValue) }
  }

  /// The mode in which the sizes of items follow their content.
  nonisolated public enum SelfSizingInvalidation: Int, Sendable {
    /// Never, when it is asked for, or also when constraints change.
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Returns the visible headers or footers of a kind.
  public final func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    supplementaryViews.filter { $0.kind == elementKind }.map(\.view)
  }

  /// Returns the places of the visible headers or footers of a kind.
  public final func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    supplementaryViews.filter { $0.kind == elementKind }.map {
      IndexPath(item: 0, section: $0.section)
    }
  }
}
