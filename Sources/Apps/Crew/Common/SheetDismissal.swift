import HeadlessUIKit

/// Tells when a person has swiped a sheet away.
final class SheetDismissal: UIAdaptivePresentationControllerDelegate {
  /// Called once the sheet is gone.
  var onDismiss: (() -> Void)?

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onDismiss?()
  }
}
