public import HeadlessDevice

extension UIView {
  /// Inserts a subview and calls both views' methods in UIKit's order.
  final func insertChild(_ view: UIView, at index: Int?) {
    // Most views have no subviews yet, so that nothing can be inside them.
    guard view !== self, view.children.isEmpty || !isDescendant(of: view) else {
      return reportCycle(view)
    }
    guard view.superview !== self else { return reorder(view, to: index) }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.sendWillMove(toWindow: newWindow) }
    if let former = view.superview {
      former.willRemoveSubview(view)
      former.removeChild(view)
    }
    children.insert(view, at: min(max(index ?? children.count, 0), children.count))
    view.parent = self
    view.cameAfterLayout = wasLaidOut && newWindow != nil
    if view.isModal { noticeModalChildren() }
    if changesWindow { view.sendDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if newWindow != nil, !needsLayout {
      needsLayout = true
      UIApplication.shared.scheduleLayout(of: self)
    }
  }

  /// Removes a subview, searching from the front, where most changes happen.
  final func removeChild(_ view: UIView) {
    if let index = children.lastIndex(identicalTo: view) { children.remove(at: index) }
    if view.isModal { noticeModalChildren() }
  }

  private func reorder(_ view: UIView, to index: Int?) {
    children.removeAll(identicalTo: view)
    children.insert(view, at: min(max(index ?? children.count, 0), children.count))
  }

  private func reportCycle(_ view: UIView) {
    let message =
      view === self
      ? "a \(type(of: self)) was added to itself as a subview; UIKit raises an exception."
      : """
      a \(type(of: view)) was added to a \(type(of: self)) that is inside it, which would be a \
      circle of views; UIKit raises an exception. Remove one from the other first.
      """
    Device.current.findings.report(.viewHierarchy, message)
  }

  /// Tells the view and its descendants that they are about to move to another window.
  final func sendWillMove(toWindow newWindow: UIWindow?) {
    controller?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for child in children { child.sendWillMove(toWindow: newWindow) }
  }

  /// Tells the view and its descendants that they moved to another window.
  final func sendDidMoveToWindow() {
    needsLayout = true
    windowDidChange()
    didMoveToWindow()
    for child in children { child.sendDidMoveToWindow() }
    controller?.viewDidMoveToWindow()
  }

  final func sendTintColorDidChange() {
    tintColorDidChange()
    for child in children where child.rare?.tintColor == nil { child.sendTintColorDidChange() }
  }

  /// Returns whether the view is another one or a descendant of it.
  public final func isDescendant(of view: UIView) -> Bool {
    var node: UIView? = self
    while let current = node {
      if current === view { return true }
      node = current.superview
    }
    return false
  }

  /// Moves a subview in front of its siblings.
  public final func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { reorder(view, to: nil) }
  }

  /// Moves a subview behind its siblings.
  public final func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { reorder(view, to: 0) }
  }

  /// Exchanges two subviews; does nothing if an index does not exist.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    children.swapAt(first, second)
  }
}

extension Finding.Kind {
  /// A view hierarchy that UIKit would reject.
  public static let viewHierarchy = Finding.Kind(rawValue: "view hierarchy")
}
