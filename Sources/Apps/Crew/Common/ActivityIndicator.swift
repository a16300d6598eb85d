public import HeadlessUIKit
public import MVPCF

extension UIActivityIndicatorView {
  /// Creates an indicator that is hidden while it does not animate, with a label for VoiceOver.
  convenience init(label: String) {
    self.init(style: .medium)
    accessibilityLabel = label
    hidesWhenStopped = true
  }
}

extension UIViewController: ErrorShowing {
  /// Shows an error in an alert on the topmost controller.
  public func show(error: PresentableError) {
    showAlert(title: error.title, message: error.message)
  }
}
