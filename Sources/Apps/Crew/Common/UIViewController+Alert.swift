import HeadlessUIKit

extension UIViewController {
  /// Shows an alert with one button, `OK`.
  func showAlert(title: String = "Something went wrong", message: String?) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
