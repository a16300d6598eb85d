/// A reference to an item of a layout constraint or anchor, which does not keep it alive.
struct LayoutItem {
  private let view: LayoutReference?
  private weak var other: AnyObject?

  init(_ item: AnyObject?) {
    if let view = item as? UIView {
      self.view = view.layoutReferenceMade
    } else {
      view = nil
      other = item
    }
  }

  /// The view or the layout guide; nil once it is released.
  var object: AnyObject? { view?.view ?? other }
}

/// A reference to a view that the view sets to nil when it is released.
///
/// No weak reference: most views have constraints, and an object that has a weak reference is retained and
/// released more slowly ever after.
final class LayoutReference {
  nonisolated(unsafe) unowned(unsafe) var view: UIView?

  init(to view: UIView) {
    self.view = view
  }

  nonisolated deinit {}
}

extension UIView {
  /// The reference to the view, made at the first use.
  fileprivate final var layoutReferenceMade: LayoutReference {
    if let layoutReference { return layoutReference }
    let made = LayoutReference(to: self)
    layoutReference = made
    return made
  }
}
