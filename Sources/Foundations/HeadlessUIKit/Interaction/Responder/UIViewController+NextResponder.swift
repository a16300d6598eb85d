extension UIViewController {
  /// The presenter, else the view's superview, else the window, as UIKit's chain goes.
  final var nextAfterController: UIResponder? {
    presenter ?? loadedView?.superview ?? rootWindow ?? parent
  }
}
