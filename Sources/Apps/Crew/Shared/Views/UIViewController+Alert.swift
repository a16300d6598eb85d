import Coordination
package import HeadlessUIKit

extension UIViewController {
  /// Shows an alert with an `OK` button on the topmost controller.
  ///
  /// A request may fail while another screen is presented or a transition runs, and UIKit presents
  /// nothing on a controller that already presents or is in transition. The alert therefore waits for
  /// the transition to end. It is not shown if the same alert is already visible, or if the screen
  /// has left the window.
  package func showAlert(title: String = "Something went wrong".localized, message: String?) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK".localized, style: .default))
    presentInFront(alert)
  }

  /// Presents an alert on the topmost controller after the current transition has ended.
  package func presentInFront(_ alert: UIAlertController) {
    let root = hierarchyRoot
    root.whenStill { [weak root] in
      guard let front = root?.topmost, front.viewIfLoaded?.window != nil, !front.shows(alert)
      else { return }
      front.present(alert, animated: true)
    }
  }

  /// Dismisses the alert over this controller after the current transition has ended.
  package func dismissAlert() {
    whenStill { [weak self] in
      if self?.presentedViewController is UIAlertController { self?.dismiss(animated: true) }
    }
  }

  /// The root of this controller's hierarchy: the end of its parents and presenting controllers.
  private var hierarchyRoot: UIViewController {
    (parent ?? presentingViewController)?.hierarchyRoot ?? self
  }

  private func shows(_ alert: UIAlertController) -> Bool {
    guard let shown = self as? UIAlertController else { return false }
    return shown.preferredStyle == alert.preferredStyle && shown.title == alert.title
      && shown.message == alert.message
  }
}
