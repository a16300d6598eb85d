import HeadlessUIKit

extension UIViewController {
  /// The last controller of the chain of presented controllers, which starts with this one.
  var topmost: UIViewController {
    var top = self
    while let presented = top.presentedViewController, !presented.isBeingDismissed {
      top = presented
    }
    return top
  }
}
