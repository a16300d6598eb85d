import HeadlessUIKit

extension Session {
  /// Scrolls until an element is visible.
  func scroll(to query: ElementQuery, within limit: Duration) throws(SessionError) {
    let element = try readyElement(query, for: .scroll, within: limit)
    do {
      try element.performScrollTo()
    } catch {
      throw SessionError(error.message)
    }
  }

  /// Pulls the first scroll view on the screen that has a refresh control.
  func refresh(_ application: UIApplication) throws(Refusal) {
    guard let view = application.topViewController?.viewIfLoaded,
      let list = view.firstScrollView(where: { $0.refreshControl != nil })
    else {
      throw Refusal("nothing on the screen can be pulled to refresh: no list has a refresh control")
    }
    try list.performRefresh()
  }

  /// Returns the element with the keyboard focus.
  func focusedElement(_ application: UIApplication) throws(SessionError) -> any AccessibleElement {
    guard let element = application.firstResponder as? any AccessibleElement else {
      throw SessionError(
        "nothing has the keyboard", notes: ["say where to type, as in type \"…\" into Email"])
    }
    return element
  }
}

extension UIView {
  fileprivate func firstScrollView(where accepts: (UIScrollView) -> Bool) -> UIScrollView? {
    if let scrollView = self as? UIScrollView, accepts(scrollView) { return scrollView }
    for view in subviews {
      if let found = view.firstScrollView(where: accepts) { return found }
    }
    return nil
  }
}

extension VisibleLayer {
  /// The lists in the layer; its root may be one.
  var lists: [any ScrollingElement] {
    var found = root.asScrolling.map { [$0] } ?? []
    _ = root.forEachDescendant { element in
      if let list = element.asScrolling { found.append(list) }
      return false
    }
    return found
  }
}
