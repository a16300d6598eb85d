public import Foundation

/// Manages one presentation: its style, its container view, and a person's attempts to end it.
open class UIPresentationController: UIContentContainer {
  /// The controller that is presented.
  ///
  /// The presented controller owns its presentation controller, so this does not hold it.
  public final unowned let presentedViewController: UIViewController

  final weak var presenting: UIViewController?

  /// The controller that presents; before the presentation, the presented one itself.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// Who decides about a person's attempts to end the presentation, and about adaptation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view the presented view is in, from the presentation's beginning to its end.
  open internal(set) var containerView: UIView?

  /// The style after adaptation; what the presented controller asks for until it is presented.
  final var style: UIModalPresentationStyle

  /// Where the presenter's view was before it was covered.
  final weak var placeOfPresentersView: UIView?

  /// Creates the manager of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
  }

  /// The style the presented controller asked for.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view that moves: the presented controller's unless overridden.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view ends up; the container's bounds unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }

  /// Whether the presenter's view leaves the window when the presentation has ended its way in.
  open var shouldRemovePresentersView: Bool { style.hidesPresenter }

  /// Whether the presentation covers the window; true unless overridden.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style for narrow surroundings; `.none` keeps the one there is.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style for surroundings; asks the delegate, else UIKit's choice.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
  }

  /// The surroundings of the presentation.
  open var traitCollection: UITraitCollection { presentingViewController.traitCollection }

  /// The presentation begins; the container view is in the window.
  open func presentationTransitionWillBegin() {}

  /// The presentation has ended its way in, or was taken back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal begins.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal is over, or was taken back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called once when the container is in the window; nothing is laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called once after ``containerViewWillLayoutSubviews()``.
  open func containerViewDidLayoutSubviews() {}

  /// The size the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Accepted; windows do not change their size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the surroundings change; does nothing unless overridden.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// A child prefers another size; does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size a child gets: that of its parent, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}
