/// The delegate of a split view controller.
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Asks for the column on top after collapsing.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Asks for the display mode after expanding.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Tells the delegate that the split view collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Tells the delegate that the split view expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Tells the delegate that the display mode is about to change.
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Tells the delegate that a column is about to show.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Tells the delegate that a column is about to hide.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Asks whether the delegate collapsed the secondary controller itself, in the classic style.
  ///
  /// If it returns false, the secondary is moved on top of the primary.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Asks for the secondary controller after expanding, in the classic style.
  ///
  /// If it returns nil, the screens that were moved on top of the primary move back.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// Asks whether the delegate showed the detail itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// Returns the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}

  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}

  /// Returns false: the secondary is moved on top of the primary.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  /// Returns nil: the screens on top of the primary move back.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }

  /// Returns false: the split view shows the detail.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}
