import HeadlessUIKit

/// The use that an action makes of an element; it decides between elements with the same text.
enum Intent {
  case tap, text, value, swipe, scroll

  /// Returns whether elements of a type are preferred for the intent.
  func fits(_ type: ElementType) -> Bool {
    switch self {
    case .tap, .scroll:
      ![.staticText, .navigationBar, .tabBar, .toolbar, .table, .other].contains(type)
    case .text: [.textField, .secureTextField, .searchField, .textView].contains(type)
    case .value:
      [.switch, .slider, .stepper, .segmentedControl, .picker, .pickerWheel, .datePicker]
        .contains(type)
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

/// The state of a query's element at one instant: whether a user could act on it, and why not.
enum Reach {
  /// Touches reach the only match, which is enabled.
  case ready(any AccessibleElement)
  /// The only match is under an alert or another screen.
  case covered(any AccessibleElement, by: String)
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
    if let cell = cellAtIndex(of: query) { return reach(of: cell, cover: nil, intent) }
    if let reach = lookAtLoaded(query, intent) { return reach }
    if search.scrollIntoView(query, in: topmostLayer), let reach = lookAtLoaded(query, intent) {
      return reach
    }
    if let item = tabBehindMore(query) { return reach(of: item, cover: nil, intent) }
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
        "\(element.elementName) cannot be \(intent.participle): \(cover) is over it",
        notes: ["close \(cover) first; \(choicesOnTop())"])
    case .disabled(let element):
      SessionError(
        "\(element.elementName) cannot be \(intent.participle): it is disabled",
        notes: ["see what it depends on with `props`"])
    case .ambiguous(let found): ambiguityError(query, found)
    case .tooFew(let found): tooFewError(query, found)
    case .missing: try notFoundError(query)
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
        return reach(of: found[index - 1], cover: layer.cover, intent)
      }
      guard found.count == 1 || (query.text == nil && query.type == .banner) else {
        return .ambiguous(found)
      }
      return reach(of: found[0], cover: layer.cover, intent)
    }
    return nil
  }

  private func reach(
    of element: any AccessibleElement, cover: String?, _ intent: Intent?
  ) -> Reach {
    if intent == .scroll { return .ready(element) }
    if let cover { return .covered(element, by: cover) }
    return element.elementIsEnabled ? .ready(element) : .disabled(element)
  }
}

// MARK: Layers

/// A layer of the visible interface: a screen with its bars, an alert or a banner.
struct VisibleLayer {
  /// The kind of interface in a layer.
  enum Kind {
    case screen, sheet, alert, actionSheet, banner, input, overlay

    /// Whether a layer of the kind is a screen of the app or an alert, and not something in front of them.
    var isScreen: Bool { self != .banner && self != .input && self != .overlay }
  }

  let kind: Kind

  /// The root of the layer's elements.
  let root: any AccessibleElement

  /// The name of what keeps touches from the layer; nil if touches reach it.
  let cover: String?

  /// Whether no opaque layer covers this one.
  let isVisible: Bool

  /// Returns a search of the layer, or of the element that a scope names in it.
  func finder(in scope: ElementQuery.Scope?) -> ElementFinder {
    guard case .element(let outer) = scope else { return ElementFinder(roots: [root]) }
    if let position = outer.cellPosition {
      let lists = lists
      if lists.count == 1 {
        return ElementFinder(roots: [lists[0].loadedCell(at: position)].compactMap { $0 })
      }
    }
    return ElementFinder(roots: finder(in: outer.scope).matchesAtIndex(outer))
  }
}

extension Session {
  /// The visible layers, the topmost first.
  var visibleLayers: [VisibleLayer] {
    var layers: [VisibleLayer] = []
    if let banner {
      layers.append(VisibleLayer(kind: .banner, root: banner, cover: nil, isVisible: true))
    }
    for view in application?.viewsInFront ?? [] {
      layers.append(VisibleLayer(kind: .overlay, root: view, cover: nil, isVisible: true))
    }
    guard let stack = application?.presentationStack else { return layers }
    var cover: String?
    var isVisible = true
    var input = application?.inputViews?.root
    for layer in stack.layers.reversed() {
      if let root = input, layer.contains(application?.inputViews?.owner) {
        layers.append(VisibleLayer(kind: .input, root: root, cover: cover, isVisible: isVisible))
        input = nil
      }
      layers.append(
        VisibleLayer(
          kind: VisibleLayer.Kind(layer.kind), root: layer.view, cover: cover,
          isVisible: isVisible))
      if layer.blocksBeneath, cover == nil { cover = Self.name(of: layer) }
      // Only the edge of the screen beneath a sheet is visible.
      if layer.hidesBeneath || layer.kind == .sheet { isVisible = false }
    }
    return layers
  }

  /// The layers with visible elements, in reading order: the lowest first.
  var layersInReadingOrder: some Sequence<VisibleLayer> {
    visibleLayers.reversed().lazy.filter(\.isVisible)
  }

  /// The first layer that touches reach, apart from a banner, the views above the keyboard and those in
  /// front of all screens.
  var topmostLayer: VisibleLayer? {
    visibleLayers.first { $0.cover == nil && $0.kind.isScreen }
  }

  /// Returns the layers in a query's scope, the topmost first.
  func layers(for scope: ElementQuery.Scope?) -> [VisibleLayer] {
    switch scope {
    case .alert: visibleLayers.filter { $0.kind == .alert }
    case .sheet: sheetLayers
    case .banner: visibleLayers.filter { $0.kind == .banner }
    case .element(let outer): layers(for: outer.scope)
    case nil: visibleLayers
    }
  }

  /// Returns whether there is a layer of a kind.
  func hasLayer(_ kind: VisibleLayer.Kind) -> Bool {
    visibleLayers.contains { $0.kind == kind }
  }

  /// The action sheets, or else the presented sheets.
  private var sheetLayers: [VisibleLayer] {
    let all = visibleLayers
    let actionSheets = all.filter { $0.kind == .actionSheet }
    return actionSheets.isEmpty ? all.filter { $0.kind == .sheet } : actionSheets
  }

  private static func name(of layer: PresentationStack.Layer) -> String {
    let name = layer.controller.screenName
    return layer.controller is UIAlertController ? name : "the screen \(name)"
  }
}

extension PresentationStack.Layer {
  /// Returns whether a view or a screen is in the layer.
  fileprivate func contains(_ responder: UIResponder?) -> Bool {
    switch responder {
    case let view as UIView: view.isDescendant(of: self.view)
    case let screen as UIViewController:
      screen.viewIfLoaded?.isDescendant(of: self.view) == true
    default: false
    }
  }
}

extension VisibleLayer.Kind {
  fileprivate init(_ kind: PresentationStack.Layer.Kind) {
    switch kind {
    case .alert: self = .alert
    case .actionSheet: self = .actionSheet
    case .sheet: self = .sheet
    case .root, .fullScreen, .popover, .overlay: self = .screen
    }
  }
}
