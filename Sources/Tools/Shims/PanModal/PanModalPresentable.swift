// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are PanModal's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

nonisolated public enum PanModalHeight: Equatable, Sendable {
  case maxHeight
  case maxHeightWithTopInset(CGFloat)
  case contentHeight(CGFloat)
  case contentHeightIgnoringSafeArea(CGFloat)
  case intrinsicHeight
}

/// A controller that is presented as a sheet with a short and a long form.
public protocol PanModalPresentable: AnyObject {
  var panScrollable: UIScrollView? { get }
  var topOffset: CGFloat { get }
  var shortFormHeight: PanModalHeight { get }
  var longFormHeight: PanModalHeight { get }
  var cornerRadius: CGFloat { get }
  var springDamping: CGFloat { get }
  var transitionDuration: Double { get }
  var transitionAnimationOptions: UIView.AnimationOptions { get }
  var panModalBackgroundColor: UIColor { get }
  var dragIndicatorBackgroundColor: UIColor { get }
  var scrollIndicatorInsets: UIEdgeInsets { get }
  var anchorModalToLongForm: Bool { get }
  var allowsExtendedPanScrolling: Bool { get }
  var allowsDragToDismiss: Bool { get }
  var allowsTapToDismiss: Bool { get }
  var isUserInteractionEnabled: Bool { get }
  var isHapticFeedbackEnabled: Bool { get }
  var shouldRoundTopCorners: Bool { get }
  var showDragIndicator: Bool { get }

  func shouldRespond(to panModalGestureRecognizer: UIPanGestureRecognizer) -> Bool
  func willRespond(to panModalGestureRecognizer: UIPanGestureRecognizer)
  func shouldPrioritize(panModalGestureRecognizer: UIPanGestureRecognizer) -> Bool
  func shouldTransition(to state: PanModalPresentationController.PresentationState) -> Bool
  func willTransition(to state: PanModalPresentationController.PresentationState)
  func panModalWillDismiss()
  func panModalDidDismiss()
}

extension PanModalPresentable where Self: UIViewController {
  public var topOffset: CGFloat { safeArea.top + 21 }
  public var shortFormHeight: PanModalHeight { longFormHeight }
  public var longFormHeight: PanModalHeight {
    panScrollable.map { .contentHeight($0.contentSize.height) } ?? .maxHeight
  }
  public var cornerRadius: CGFloat { 8 }
  public var springDamping: CGFloat { 0.8 }
  public var transitionDuration: Double { 0.5 }
  public var transitionAnimationOptions: UIView.AnimationOptions {
    [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState]
  }
  public var panModalBackgroundColor: UIColor { UIColor.black.withAlphaComponent(0.7) }
  public var dragIndicatorBackgroundColor: UIColor { .lightGray }
  public var scrollIndicatorInsets: UIEdgeInsets {
    let top = shouldRoundTopCorners ? cornerRadius : 0
    return UIEdgeInsets(top: top, left: 0, bottom: safeArea.bottom, right: 0)
  }
  public var anchorModalToLongForm: Bool { true }
  public var allowsExtendedPanScrolling: Bool {
    guard let panScrollable else { return false }
    return panScrollable.contentSize.height > panScrollable.frame.height - safeArea.bottom
  }
  public var allowsDragToDismiss: Bool { true }
  public var allowsTapToDismiss: Bool { true }
  public var isUserInteractionEnabled: Bool { true }
  public var isHapticFeedbackEnabled: Bool { true }
  public var shouldRoundTopCorners: Bool { isPanModalPresented }
  public var showDragIndicator: Bool { shouldRoundTopCorners }

  public func shouldRespond(to panModalGestureRecognizer: UIPanGestureRecognizer) -> Bool { true }
  public func willRespond(to panModalGestureRecognizer: UIPanGestureRecognizer) {}
  public func shouldPrioritize(panModalGestureRecognizer: UIPanGestureRecognizer) -> Bool { false }
  public func shouldTransition(
    to state: PanModalPresentationController.PresentationState
  ) -> Bool { true }
  public func willTransition(to state: PanModalPresentationController.PresentationState) {}
  public func panModalWillDismiss() {}
  public func panModalDidDismiss() {}

  private var safeArea: UIEdgeInsets {
    UIApplication.shared.keyWindow?.rootViewController?.viewIfLoaded?.safeAreaInsets ?? .zero
  }
}
