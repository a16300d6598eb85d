import Foundation

/// A view that a list can use again for other content.
protocol ReusableView: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// The registered classes of one kind of view, and the views that wait to be used again.
struct ReusePool<View: ReusableView> {
  private var factories: [String: () -> View] = [:]
  private var unused: [String: [View]] = [:]
  private var viewToReconfigure: View?

  /// Registers a factory for an identifier; nil removes the registration.
  mutating func register(_ identifier: String, _ factory: (() -> View)?) {
    factories[identifier] = factory
    unused[identifier] = nil
  }

  /// Returns an unused view, else a new one; nil if no class is registered.
  ///
  /// An unused view is prepared for reuse. A view being reconfigured is returned as it is.
  mutating func dequeue(_ identifier: String) -> View? {
    if let view = viewToReconfigure, view.reuseIdentifier == identifier {
      viewToReconfigure = nil
      return view
    }
    if let view = unused[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return factories[identifier]?()
  }

  /// Makes the next dequeue for the view's identifier return this view, although it is in use.
  mutating func beginReconfiguring(_ view: View) {
    viewToReconfigure = view
  }

  mutating func endReconfiguring() {
    viewToReconfigure = nil
  }

  /// Adds a view that is no longer in use; a view without an identifier is dropped.
  mutating func enqueue(_ view: View) {
    guard let identifier = view.reuseIdentifier else { return }
    unused[identifier, default: []].append(view)
  }
}
