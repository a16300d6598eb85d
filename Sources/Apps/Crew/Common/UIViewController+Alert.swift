import HeadlessUIKit

extension UIViewController {
  /// Shows an alert with one button, `OK`; during a transition, as soon as that is over.
  ///
  /// UIKit presents nothing on a controller that is itself on its way in or out.
  func showAlert(title: String = "Something went wrong", message: String?) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    guard let transition = transitionCoordinator else { return present(alert, animated: true) }
    transition.animate(alongsideTransition: nil) { [weak self] _ in
      self?.present(alert, animated: true)
    }
  }
}
