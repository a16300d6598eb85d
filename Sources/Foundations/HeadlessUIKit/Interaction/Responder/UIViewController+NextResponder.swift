extension UIViewController {
  /// The controller's next responder: the presenter, else the view's superview, else the window.
  final var nextAfterController: UIResponder? {
    presenter ?? loadedView?.superview ?? rootWindow ?? parent
  }
}
