public import Foundation

/// The manager of one presentation: its style, its container view and the user's dismissal.
open class UIPresentationController: HeadlessObject, UIContentContainer {
  /// The presented controller.
  ///
  /// Unowned: the presented controller owns its presentation controller.
  public final unowned let presentedViewController: UIViewController

  final weak var presenting: UIViewController?

  /// The presenting controller; before the presentation, the presented one itself.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// The presentation's delegate: adaptation, and dismissal by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The superview of the presented view, from the beginning of the presentation to its end.
  open internal(set) var containerView: UIView?

  /// The style after adaptation; before the presentation, the presented controller's style.
  final var style: UIModalPresentationStyle

  /// The presenter's superview before it was covered.
  final weak var presentersSuperview: UIView?

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view to animate; the presented controller's unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of the presented view; the screen's bounds unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }

  /// Whether the presenter's view is removed from the window at the end of the presentation.
  open var shouldRemovePresentersView: Bool { style.hidesPresenter }

  /// Whether the presentation covers the window; true unless overridden.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style for the current traits; `.none` keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style for traits: the delegate's choice, or else `.automatic`.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
  }

  /// The traits of the presentation.
  open var traitCollection: UITraitCollection { presentingViewController.traitCollection }

  /// Called when the presentation begins, with the container view in the window.
  open func presentationTransitionWillBegin() {}

  /// Called when the presentation has ended, or was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}

  /// Called when the dismissal has ended, or was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called once when the container view is in the window, without any layout.
  open func containerViewWillLayoutSubviews() {}

  /// Called once after ``containerViewWillLayoutSubviews()``.
  open func containerViewDidLayoutSubviews() {}

  /// The presented controller's preferred size.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called before a trait change; does nothing unless overridden.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Without effect

  /// Never called: preferred sizes have no effect.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child; the parent's size unless overridden; without effect.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Never called: windows do not change their size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
