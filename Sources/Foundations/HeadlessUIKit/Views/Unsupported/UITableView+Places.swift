public import Foundation

/// The places of a table's parts: nothing is laid out.
extension UITableView {
  /// Returns the bounds: nothing is laid out.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect { bounds }

  /// Returns the bounds: nothing is laid out.
  public final func rect(forSection section: Int) -> CGRect { bounds }

  /// Returns the bounds: nothing is laid out.
  public final func rectForHeader(inSection section: Int) -> CGRect { bounds }

  /// Returns the bounds: nothing is laid out.
  public final func rectForFooter(inSection section: Int) -> CGRect { bounds }
}

extension UIView {
  /// The number of pixels per point.
  public final var contentScaleFactor: CGFloat {
    get { stored(UIScreen.main.scale) }
    set { store(newValue) }
  }
}

extension UITabBar {
  /// The image behind the selected item; without effect.
  public final var selectionIndicatorImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

extension UIPageViewController {
  /// The gesture recognisers of the pages: none, since `swipe` turns them.
  public final var gestureRecognizers: [UIGestureRecognizer] { [] }
}
