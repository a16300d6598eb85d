// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are PanModal's, and their documentation is too.
internal import Foundation
public import HeadlessUIKit

/// The manager of a sheet with two forms, of which one has no other look than the other here.
open class PanModalPresentationController: UIPresentationController {
  nonisolated public enum PresentationState: Sendable {
    case shortForm
    case longForm
  }

  private let pan = UIPanGestureRecognizer()

  private var presentable: (any PanModalPresentable)? {
    presentedViewController as? any PanModalPresentable
  }

  public override func presentationTransitionWillBegin() {
    // The delegate had a sheet's style while the presentation chose its own.
    presentedViewController.modalPresentationStyle = .custom
  }

  public override func dismissalTransitionWillBegin() { presentable?.panModalWillDismiss() }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { presentable?.panModalDidDismiss() }
  }

  public func transition(to state: PresentationState) {
    guard let presentable, presentable.shouldTransition(to: state) else { return }
    presentable.willTransition(to: state)
  }

  public func performUpdates(_ updates: () -> Void) { updates() }

  public func setNeedsLayoutUpdate() { presentedViewController.view.setNeedsLayout() }

  /// Whether the user may pull the sheet away, or tap beside it where only that dismisses it.
  var mayDismiss: Bool {
    guard let presentable, presentable.shouldRespond(to: pan) else { return true }
    presentable.willRespond(to: pan)
    return presentable.allowsDragToDismiss || presentable.allowsTapToDismiss
  }
}

/// The delegate that gives a controller its sheet.
public class PanModalPresentationDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIPopoverPresentationControllerDelegate
{
  public static var `default` = PanModalPresentationDelegate()

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = PanModalPresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.delegate = self
    // A sheet can be pulled away.
    presented.modalPresentationStyle = .pageSheet
    return controller
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { (presentationController as? PanModalPresentationController)?.mayDismiss ?? true }

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    (presentationController as? PanModalPresentationController)?.transition(to: .shortForm)
  }
}
