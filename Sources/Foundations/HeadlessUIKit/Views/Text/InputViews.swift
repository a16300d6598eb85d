/// The app's views above the keyboard and in its place, which are in a window of their own.
///
/// They are those of the first responder, or of the next responder that has one. A screen that can
/// become first responder has its own views without being it, as the bar of a chat.
package final class InputViews {
  /// The window of the views, which is not one of the app's.
  private final class Window: UIWindow {
    weak var owner: UIResponder?

    override var next: UIResponder? { owner ?? super.next }
  }

  private let window = Window(frame: .zero)
  private var accessory: UIView?
  private var keyboard: UIView?

  /// The responder that the views belong to; nil for none.
  package var owner: UIResponder? { window.owner }

  /// The element that contains those of the views; nil for none.
  package var root: (any AccessibleElement)? {
    owner == nil || (accessory == nil && keyboard == nil) ? nil : window
  }

  /// Whether a view of the app is in the place of the keyboard.
  package var replacesKeyboard: Bool { owner != nil && keyboard != nil }

  /// Shows the views of a responder, or of the next one that has any.
  func show(for start: UIResponder?) {
    let (accessoryOwner, accessory) = Self.first(from: start) { $0.inputAccessoryView }
    let (keyboardOwner, keyboard) = Self.first(from: start) { $0.inputView }
    window.owner = accessoryOwner ?? keyboardOwner
    Self.replace(&self.accessory, with: accessory, in: window, at: 0)
    Self.replace(&self.keyboard, with: keyboard, in: window, at: accessory == nil ? 0 : 1)
  }

  private static func first(
    from start: UIResponder?, _ view: (UIResponder) -> UIView?
  ) -> (owner: UIResponder?, view: UIView?) {
    var node = start
    while let responder = node {
      if let found = view(responder) { return (responder, found) }
      node = responder.next
    }
    return (nil, nil)
  }

  private static func replace(
    _ shown: inout UIView?, with view: UIView?, in window: Window, at index: Int
  ) {
    guard shown !== view else { return }
    if let shown, shown.superview === window { shown.removeFromSuperview() }
    shown = view
    if let view { window.insertSubview(view, at: index) }
  }
}

extension UIApplication {
  /// Shows the input views of the first responder, or of a screen that can become it.
  final func updateInputViews() {
    var start = firstResponder
    if start == nil, let screen = topViewController, screen.canBecomeFirstResponder {
      start = screen
    }
    guard start != nil || inputViews != nil else { return }
    let views = inputViews ?? InputViews()
    inputViews = views
    views.show(for: start)
  }
}
