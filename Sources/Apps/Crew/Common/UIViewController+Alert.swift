import Coordination
import HeadlessUIKit

extension UIViewController {
  /// Shows an alert with one button, `OK`, in front of whatever is up by then.
  ///
  /// A screen hears that something failed also while another one is in front, and UIKit presents
  /// nothing on a controller that presents already, or during a transition. What is in front already
  /// is not said twice, and of a screen that has left nothing is said.
  func showAlert(title: String = "Something went wrong", message: String?) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    presentInFront(alert)
  }

  /// Presents an alert in front of whatever is up, once no transition runs.
  func presentInFront(_ alert: UIAlertController) {
    let root = outermost
    root.whenStill { [weak root] in
      guard let front = root?.topmost, front.viewIfLoaded?.window != nil, !front.says(alert)
      else { return }
      front.present(alert, animated: true)
    }
  }

  /// The root of the window, seen from a screen somewhere in it.
  private var outermost: UIViewController {
    (parent ?? presentingViewController)?.outermost ?? self
  }

  private func says(_ alert: UIAlertController) -> Bool {
    guard let shown = self as? UIAlertController else { return false }
    return shown.preferredStyle == alert.preferredStyle && shown.title == alert.title
      && shown.message == alert.message
  }
}
