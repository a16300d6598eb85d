import HeadlessUIKit

extension Session {
  /// Scrolls until an element is in sight.
  func scroll(to query: ElementQuery) throws(SessionError) {
    let found = try locate(query, for: .tap)
    do {
      try found.element.performScrollTo()
    } catch {
      throw SessionError(error.message)
    }
  }

  /// Scrolls the lists of the topmost layer until one shows what a query means, as XCUITest does
  /// before it touches an element.
  ///
  /// - Returns: whether something was scrolled into sight.
  func scrollIntoSight(_ query: ElementQuery) -> Bool {
    guard let layer = visibleLayers.first(where: { $0.cover == nil }) else { return false }
    let wanted = query.outermostCell
    return layer.lists.contains { list in
      if let index = wanted.index, wanted.text == nil, wanted.containing == nil {
        return list.scrollToCell(at: index - 1) != nil
      }
      return list.scrollToCell { !ElementFinder(roots: [$0]).matches(wanted).isEmpty } != nil
    }
  }

  /// Pulls the first list on the screen that can be refreshed.
  func refresh(_ application: UIApplication) throws(Refusal) {
    guard let view = application.topViewController?.viewIfLoaded,
      let list = view.firstScrollView(where: { $0.refreshControl != nil })
    else {
      throw Refusal("nothing on the screen can be pulled to refresh: no list has a refresh control")
    }
    try list.performRefresh()
  }

  /// What has the keyboard.
  func focused(_ application: UIApplication) throws(SessionError) -> any AccessibleElement {
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

extension ElementQuery {
  /// The query for the element this one lies in, or itself.
  fileprivate var outermostCell: ElementQuery {
    if case .element(let outer) = scope { outer.outermostCell } else { self }
  }

  /// The query without its number.
  var unnumbered: ElementQuery {
    var query = self
    query.index = nil
    return query
  }

  /// Whether the query means all cells, whatever is in them.
  var meansAllCells: Bool {
    type == .cell && text == nil && containing == nil && index == nil && scope == nil
  }
}

extension VisibleLayer {
  /// The lists in the layer that can be scrolled.
  var lists: [any ScrollingElement] {
    var found: [any ScrollingElement] = []
    _ = root.forEachDescendant { element in
      if let list = element as? any ScrollingElement { found.append(list) }
      return false
    }
    return found
  }
}
