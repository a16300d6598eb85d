/// The delegate of a presentation: adaptation, and dismissal by the user.
///
/// As in UIKit, a dismissal by the app calls none of the dismissal methods.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Asks for the style in compact width; `.none` keeps the presented controller's style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// Asks for the style for traits; calls ``adaptivePresentationStyle(for:)`` by default.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Asks for the controller to present in an adapted style; nil for the presented one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Tells the delegate that the presentation begins; the style is `.none` if not adapted.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Asks whether the user may dismiss the sheet; true by default.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Tells the delegate that the user begins to dismiss the sheet.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells the delegate that the user has dismissed the sheet.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells the delegate that the user tried to dismiss a sheet that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `.automatic`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }

  /// Calls ``adaptivePresentationStyle(for:)``.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// Returns nil: the presented controller itself.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The delegate of a sheet presentation.
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// The delegate of a popover presentation.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the popover is about to be presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
