extension UIViewController {
  /// The view's superview, else the presenter, else the window, as UIKit's chain goes.
  final var nextAfterController: UIResponder? {
    if let superview = loadedView?.superview, !(superview is UIWindow) { return superview }
    return presenter ?? rootWindow ?? parent
  }
}
