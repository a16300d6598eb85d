package import HeadlessUIKit
import HeadlessDevice

extension Session {
  /// The elements of the visible layers, the lowest layer first.
  package var elementTree: [ElementNode] {
    makeCurrent()
    var reader = NodeReader(menu: openMenu)
    return visibleLayers.reversed().filter(\.isVisible).flatMap { layer in
      reader.read(layer.root, isCovered: layer.isCovered)
    }
  }

  /// The app's state; nil if it does not run.
  package var applicationState: UIApplication.State? { application?.applicationState }

  /// Whether an element has the keyboard focus, and no view of the app is in the keyboard's place.
  package var hasKeyboard: Bool {
    application?.firstResponder is any AccessibleElement
      && application?.inputViews?.replacesKeyboard != true
  }

  /// The return key of the element with the keyboard focus; nil for an element without such a key.
  package var returnKeyType: UIReturnKeyType? {
    (application?.firstResponder as? any UITextInputTraits)?.returnKeyType
  }

  /// The button that dismisses the presented alert: its cancel button, or else its only one.
  package var alertDismissal: String? {
    guard let actions = alertController?.actions else { return nil }
    let cancel = actions.first { $0.style == .cancel }
    return (cancel ?? (actions.count == 1 ? actions[0] : nil))?.title
  }

  /// Performs a gesture on the element with a number in ``elementTree``.
  ///
  /// - Throws: ``SessionError`` if the element does not accept the gesture.
  package func perform(
    _ gesture: ElementGesture, onElement number: Int
  ) throws(SessionError) {
    makeCurrent()
    device.findings.step += 1
    if !remarks.isEmpty { remarks = [] }
    observeMove()
    defer { observeMove() }
    try running { () throws(SessionError) in
      try finishTransitions()
      try deliver(gesture, to: number)
      try settleStep()
    }
    reportFindings()
  }

  private func deliver(_ gesture: ElementGesture, to number: Int) throws(SessionError) {
    let application = try runningApplication()
    guard let (element, ancestors) = locate(number) else {
      throw SessionError("there is no element with the number \(number)")
    }
    do {
      switch gesture {
      case .tap: try element.performTap()
      case .doubleTap: try doubleTap(element, on: application)
      case .longPress: try element.performLongPress()
      case .swipeLeft: try element.performSwipeLeft()
      case .swipeRight: try element.performSwipeRight()
      case .scrollDown: scrollDown(element, ancestors)
      case .scrollUp: try scrollUp(element, ancestors, on: application)
      case .type(let text): try typeText(text, into: element)
      case .set(let value): try setValue(value, of: element)
      }
    } catch {
      throw SessionError(of: error)
    }
  }

  /// Shows each part of the lists of the topmost layer until a condition holds.
  ///
  /// The lists are scrolled back if it never does.
  package func scrollLists(until isDone: () -> Bool) {
    makeCurrent()
    _ = topmostLayer?.lists.contains { list in list.scrollToCell { _ in isDone() } != nil }
  }

  /// Returns the list that an element is, is in or contains.
  private func list(
    _ element: any AccessibleElement, _ ancestors: [any AccessibleElement]
  ) -> (any ScrollingElement)? {
    let around = ([element] + ancestors.reversed()).lazy.compactMap(\.asScrolling)
    return around.first ?? element.firstDescendant { $0.asScrolling != nil }?.asScrolling
  }

  private func scrollDown(_ element: any AccessibleElement, _ ancestors: [any AccessibleElement]) {
    guard let list = list(element, ancestors), list.cellCount > 0 else { return }
    let visible = list.visiblePositions
    list.scroll(
      toPosition: min(visible.upperBound - 1 + max(1, visible.count - 1), list.cellCount - 1))
  }

  /// Scrolls up; pulls a list at its top to refresh, and a sheet without a list away.
  private func scrollUp(
    _ element: any AccessibleElement, _ ancestors: [any AccessibleElement],
    on application: UIApplication
  ) throws {
    guard let list = list(element, ancestors) else {
      if hasLayer(.sheet) { try application.swipeDown() }
      return
    }
    let visible = list.visiblePositions
    guard visible.lowerBound > 0 else {
      // A list without a refresh control only bounces.
      try? list.performRefresh()
      return
    }
    list.scroll(toPosition: max(0, visible.lowerBound - max(1, visible.count - 1)))
  }

  /// Returns the element with a number, and the elements that contain it, outermost first.
  private func locate(
    _ number: Int
  ) -> (element: any AccessibleElement, ancestors: [any AccessibleElement])? {
    var search = NumberSearch(remaining: number)
    for layer in visibleLayers.reversed() where layer.isVisible {
      if let found = search.find(in: layer.root, ancestors: []) { return found }
    }
    return nil
  }
}

/// A traversal that copies elements to nodes, numbered in reading order.
private struct NodeReader {
  let menu: MenuPresentation?
  private var count = 0

  init(menu: MenuPresentation?) { self.menu = menu }

  mutating func read(_ element: any AccessibleElement, isCovered: Bool) -> [ElementNode] {
    guard let type = element.elementType else { return children(of: element, isCovered: isCovered) }
    let number = count
    count += 1
    let children = children(of: element, isCovered: isCovered)
    return [
      ElementNode(
        element: Screen.Element(
          element, type: type, depth: 0,
          isCovered: isCovered || menu?.contains(element) == false),
        title: element.elementTitle, number: number, isList: element.asScrolling != nil,
        children: children)
    ]
  }

  private mutating func children(
    of element: any AccessibleElement, isCovered: Bool
  ) -> [ElementNode] {
    var nodes: [ElementNode] = []
    element.forEachChild(isCovered: isCovered) { nodes += read($0, isCovered: $1) }
    return nodes
  }
}

/// A search for the element with a number, in the order of ``NodeReader``.
private struct NumberSearch {
  var remaining: Int

  mutating func find(
    in element: any AccessibleElement, ancestors: [any AccessibleElement]
  ) -> (element: any AccessibleElement, ancestors: [any AccessibleElement])? {
    if element.elementType != nil {
      if remaining == 0 { return (element, ancestors) }
      remaining -= 1
    }
    var found: (element: any AccessibleElement, ancestors: [any AccessibleElement])?
    _ = element.forEachAccessibleChild { child in
      found = find(in: child, ancestors: ancestors + [element])
      return found != nil
    }
    return found
  }
}
