import HeadlessUIKit

extension UIViewController {
  /// What is presented last, starting here.
  var topmost: UIViewController {
    var top = self
    while let presented = top.presentedViewController, !presented.isBeingDismissed {
      top = presented
    }
    return top
  }
}
