import HeadlessUIKit

/// The use that an action makes of an element; it decides between elements with the same text.
enum Intent {
  case tap, text, value, swipe, scroll

  /// Returns whether elements of a type are preferred for the intent.
  func fits(_ type: ElementType) -> Bool {
    switch self {
    case .tap, .scroll: type.isActedOn
    case .text: type.takesText
    case .value: type.takesValue
    case .swipe: type == .cell
    }
  }

  fileprivate var participle: String {
    switch self {
    case .tap: "tapped"
    case .text: "typed into"
    case .value: "set"
    case .swipe: "swiped"
    case .scroll: "scrolled to"
    }
  }
}

// Switches, not arrays: a search asks for the type of every element that it visits.
extension ElementType {
  /// Whether elements of the type are more than a text or a container of others.
  fileprivate var isActedOn: Bool {
    switch self {
    case .staticText, .navigationBar, .tabBar, .toolbar, .table, .other: false
    default: true
    }
  }

  fileprivate var takesText: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }

  fileprivate var takesValue: Bool {
    switch self {
    case .switch, .slider, .stepper, .segmentedControl, .picker, .pickerWheel, .datePicker: true
    default: false
    }
  }
}

/// The state of a query's element at one instant: whether a user could act on it, and why not.
enum Reach {
  /// Touches reach the only match, which is enabled.
  case ready(any AccessibleElement)
  /// The only match is under an alert, another screen or a view.
  case covered(any AccessibleElement, by: Cover)
  /// The only match is disabled.
  case disabled(any AccessibleElement)
  /// Several elements match.
  case ambiguous([any AccessibleElement])
  /// Elements match, but fewer than the query's index.
  case tooFew([any AccessibleElement])
  /// No element matches.
  case missing

  /// The element, if a user can act on it.
  var ready: (any AccessibleElement)? {
    if case .ready(let element) = self { element } else { nil }
  }
}

extension Session {
  /// Returns the state of a query's element; a list is scrolled to the element if necessary.
  ///
  /// The call builds no message, because a wait repeats it after every event.
  ///
  /// - Parameter search: The search of lists to continue.
  func look(for query: ElementQuery, _ intent: Intent, _ search: inout ListSearch) -> Reach {
    if let cell = cellAtIndex(of: query) { return reach(of: cell, in: topmostLayer, intent) }
    if let reach = lookAtLoaded(query, intent) { return reach }
    if search.scrollIntoView(query, in: topmostLayer), let reach = lookAtLoaded(query, intent) {
      return reach
    }
    if let item = tabBehindMore(query) { return reach(of: item, in: topmostLayer, intent) }
    return .missing
  }

  /// Returns the tab of a query that the bar has no room for; a tap on it goes through "More".
  private func tabBehindMore(_ query: ElementQuery) -> (any AccessibleElement)? {
    guard query.type == .tab, let text = query.text else { return nil }
    var found: (any AccessibleElement)?
    _ = topmostLayer?.root.forEachDescendant { element in
      guard let bar = element as? UITabBar else { return false }
      found = bar.itemsBehindMore.first { $0.rank(for: text) != nil }
      return found != nil
    }
    return found
  }

  /// Returns the error for an element that is not ready.
  func error(
    of reach: Reach, _ query: ElementQuery, _ intent: Intent
  ) throws(SessionError) -> SessionError {
    switch reach {
    case .ready(let element):
      SessionError("\(element.elementName) cannot be \(intent.participle) during a transition")
    case .covered(let element, let cover):
      SessionError(
        "\(element.elementName) cannot be \(intent.participle): \(cover.name) is over it",
        notes: [remedy(for: cover)])
    case .disabled(let element):
      SessionError(
        "\(element.elementName) cannot be \(intent.participle): it is disabled",
        notes: ["see what it depends on with `props`"])
    case .ambiguous(let found): ambiguityError(query, found)
    case .tooFew(let found): tooFewError(query, found)
    case .missing: try notFoundError(query)
    }
  }

  private func remedy(for cover: Cover) -> String {
    switch cover {
    case .screen(let name): "close \(name) first; \(choicesOnTop())"
    case .view:
      "it takes all touches while it is there; a view that should not has isUserInteractionEnabled off"
    }
  }

  /// Throws an error if a query does not match exactly one element, covered or not.
  func checkExists(_ query: ElementQuery) throws(SessionError) {
    switch lookAtLoaded(query, nil) ?? .missing {
    case .ready, .covered, .disabled: return
    case let reach: throw try error(of: reach, query, .tap)
    }
  }

  /// Returns the cell at a query's index, if the topmost layer has one list; scrolls it into view.
  private func cellAtIndex(of query: ElementQuery) -> (any AccessibleElement)? {
    guard let position = query.cellPosition, let lists = topmostLayer?.lists, lists.count == 1
    else { return nil }
    return lists[0].scrollToCell(at: position)
  }

  private func lookAtLoaded(_ query: ElementQuery, _ intent: Intent?) -> Reach? {
    for layer in layers(for: query.scope) {
      let found = layer.finder(in: query.scope).matches(query, for: intent)
      guard !found.isEmpty else { continue }
      if let index = query.index {
        guard found.indices.contains(index - 1) else { return .tooFew(found) }
        return reach(of: found[index - 1], in: layer, intent)
      }
      guard found.count == 1 || (query.text == nil && query.type == .banner) else {
        return .ambiguous(found)
      }
      return reach(of: found[0], in: layer, intent)
    }
    return nil
  }

  private func reach(
    of element: any AccessibleElement, in layer: VisibleLayer?, _ intent: Intent?
  ) -> Reach {
    if intent == .scroll { return .ready(element) }
    if let cover = layer?.cover(of: element) { return .covered(element, by: cover) }
    return element.elementIsEnabled ? .ready(element) : .disabled(element)
  }
}
