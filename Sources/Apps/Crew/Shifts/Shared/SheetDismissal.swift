import HeadlessUIKit

/// A presentation delegate that reports that the user dismissed a sheet by swiping down.
final class SheetDismissal: UIAdaptivePresentationControllerDelegate {
  /// A closure called after the sheet has been dismissed.
  var onDismiss: (() -> Void)?

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onDismiss?()
  }
}
