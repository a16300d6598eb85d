import HeadlessUIKit

extension Session {
  /// The open menu, if touches reach its entries; nil where another screen came over it.
  var openMenu: MenuPresentation? {
    guard let menu = application?.openMenu,
      topmostLayer?.root.forEachDescendant(menu.isEntry) == true
    else { return nil }
    return menu
  }

  /// Closes the open menu, if a touch is beside it; returns whether it did.
  ///
  /// Source: on a phone such a touch does nothing else.
  func closesMenu(
    _ action: Action.Touch, within limit: Duration
  ) throws(SessionError) -> Bool {
    guard application?.openMenu != nil, let menu = openMenu, !action.usesKeyboard else {
      return false
    }
    if let target = action.target {
      let element = try readyElement(target.query, for: target.intent, within: limit)
      if menu.contains(element) { return false }
    }
    menu.cancel()
    remarks.append("the touch closed the menu of \(menu.opener), and did nothing else")
    return true
  }
}

extension Action.Touch {
  /// Whether the action presses keys, and touches nothing.
  fileprivate var usesKeyboard: Bool {
    switch self {
    case .submit, .press, .type(_, into: nil): true
    default: false
    }
  }

  /// The element that the action touches; nil for a gesture on the screen.
  fileprivate var target: (query: ElementQuery, intent: Intent)? {
    switch self {
    case .tap(let query), .doubleTap(let query), .longPress(let query): (query, .tap)
    case .type(_, into: .some(let query)), .clear(let query): (query, .text)
    case .set(let query, _): (query, .value)
    case .swipeLeft(let query), .swipeRight(let query): (query, .swipe)
    default: nil
    }
  }
}
