public import HeadlessUIKit
public import MVPCF

extension UIViewController: ErrorShowing {
  /// Shows an error in an alert on the topmost controller.
  public func show(error: PresentableError) {
    showAlert(title: error.title, message: error.message)
  }
}
