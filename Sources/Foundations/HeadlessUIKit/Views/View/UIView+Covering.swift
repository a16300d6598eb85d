/// The views that take the touches meant for others, as far as frames and constraints tell.
///
/// A view covers its siblings behind it if it takes touches and fills their superview: by constraints
/// of all edges, or by its frame if it came after the first layout of the superview. Before that,
/// apps set frames that a layout changes, which is not computed here. Scroll views and the views of
/// screens are taken for content, which covers nothing.
extension UIView {
  /// Returns the view that takes the touches meant for this one, if there is one within a root.
  package final func coveringView(within root: UIView) -> UIView? {
    var view = self
    while view !== root, let parent = view.parent {
      if let front = parent.coveringChild(inFrontOf: view) { return front }
      view = parent
    }
    return nil
  }

  /// The frontmost subview that covers the others; nil if none does.
  package final var coveringChild: UIView? { coveringChild(inFrontOf: nil) }

  /// Returns whether an element is a sibling behind this view, or in such a sibling.
  package final func isInFront(of element: any AccessibleElement) -> Bool {
    guard let parent, var view = element as? UIView else { return false }
    while let next = view.parent, next !== parent { view = next }
    return parent.children.prefix { $0 !== self }.contains { $0 === view }
  }

  /// Whether the view, which the app added to a window, takes all touches there.
  package final var coversScreens: Bool { covers(byFrame: true) }

  private func coveringChild(inFrontOf view: UIView?) -> UIView? {
    guard children.count > 1, !frame.isEmpty, asScrolling == nil else { return nil }
    for child in children.reversed() {
      if child === view { return nil }
      if child.covers(byFrame: child.cameAfterLayout) { return child }
    }
    return nil
  }

  /// Whether the view takes the touches of its siblings.
  ///
  /// A touch in the corner must be its own, where a view that passes touches on has nothing. A view with
  /// a gesture recognizer, such as one that is tapped away, covers nothing: scripts may have no name for it.
  private func covers(byFrame countsFrame: Bool) -> Bool {
    fillsSuperview(byFrame: countsFrame) && !isOutOfSight && controller == nil
      && !(self is UIScrollView) && gestureRecognizers?.isEmpty != false
      && hitTest(CGPoint(x: bounds.minX + 1, y: bounds.minY + 1), with: nil) != nil
  }

  private func fillsSuperview(byFrame countsFrame: Bool) -> Bool {
    guard let parent else { return false }
    if translatesAutoresizingMaskIntoConstraints {
      return countsFrame && frame.contains(parent.bounds) && !(parent is UIStackView)
    }
    guard rare?.pinnedEdges == .all else { return false }
    if frame.isEmpty { LookChanges.withoutCounting { frame = parent.bounds } }
    return true
  }
}
