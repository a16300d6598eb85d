// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are PanModal's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

extension UIViewController {
  public var isPanModalPresented: Bool { transitioningDelegate is PanModalPresentationDelegate }

  public func presentPanModal(
    _ viewControllerToPresent: any UIViewController & PanModalPresentable,
    sourceView: UIView? = nil, sourceRect: CGRect = .zero, completion: (() -> Void)? = nil
  ) {
    if UIDevice.current.userInterfaceIdiom == .pad {
      viewControllerToPresent.modalPresentationStyle = .popover
      let popover = viewControllerToPresent.popoverPresentationController
      popover?.sourceRect = sourceRect
      popover?.sourceView = sourceView ?? view
      popover?.delegate = PanModalPresentationDelegate.default
    } else {
      viewControllerToPresent.modalPresentationStyle = .custom
      viewControllerToPresent.modalPresentationCapturesStatusBarAppearance = true
      viewControllerToPresent.transitioningDelegate = PanModalPresentationDelegate.default
    }
    present(viewControllerToPresent, animated: true, completion: completion)
  }
}

extension PanModalPresentable where Self: UIViewController {
  public typealias AnimationBlockType = () -> Void
  public typealias AnimationCompletionType = (Bool) -> Void
  public typealias LayoutType = UIViewController & PanModalPresentable

  public func panModalTransition(to state: PanModalPresentationController.PresentationState) {
    sheet?.transition(to: state)
  }

  public func panModalSetNeedsLayoutUpdate() { sheet?.setNeedsLayoutUpdate() }

  public func panModalPerformUpdates(_ updates: () -> Void) { sheet?.performUpdates(updates) }

  public func panModalAnimate(
    _ animationBlock: @escaping AnimationBlockType, _ completion: AnimationCompletionType? = nil
  ) {
    UIView.animate(
      withDuration: transitionDuration, animations: animationBlock, completion: completion)
  }

  private var sheet: PanModalPresentationController? {
    presentationController as? PanModalPresentationController
  }
}
