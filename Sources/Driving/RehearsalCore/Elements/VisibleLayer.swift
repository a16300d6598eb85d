import HeadlessUIKit

/// Something that keeps touches from an element.
enum Cover {
  /// The name of an alert or a screen.
  case screen(String)
  /// The name of a view of the app.
  case view(String)

  /// The name in messages.
  var name: String {
    switch self {
    case .screen(let name): name
    case .view(let name): "the view \(name)"
    }
  }
}

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

  /// The alert or screen that keeps touches from the layer; nil if none does.
  let cover: UIViewController?

  /// The view in front of all screens that keeps touches from the layer; nil if none does.
  let front: UIView?

  /// Whether no opaque layer covers this one.
  let isVisible: Bool

  /// Whether touches do not reach the layer.
  var isCovered: Bool { cover != nil || front != nil }

  /// Returns the obstacle to touches of an element of the layer; nil if they reach it.
  func cover(of element: any AccessibleElement) -> Cover? {
    if let cover { return .screen(cover.nameOfCover) }
    return (front ?? coveringView(of: element)).map { .view($0.nameOfCover) }
  }

  private func coveringView(of element: any AccessibleElement) -> UIView? {
    guard let view = element as? UIView, let root = root as? UIView else { return nil }
    return view.coveringView(within: root)
  }

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
      layers.append(
        VisibleLayer(kind: .banner, root: banner, cover: nil, front: nil, isVisible: true))
    }
    var front: UIView?
    for view in application?.viewsInFront ?? [] {
      layers.append(
        VisibleLayer(kind: .overlay, root: view, cover: nil, front: front, isVisible: true))
      if front == nil, view.coversScreens { front = view }
    }
    guard let stack = application?.presentationStack else { return layers }
    var cover: UIViewController?
    var isVisible = true
    var input = application?.inputViews?.root
    for layer in stack.layers.reversed() {
      if let root = input, layer.contains(application?.inputViews?.owner) {
        layers.append(
          VisibleLayer(
            kind: .input, root: root, cover: cover, front: front, isVisible: isVisible))
        input = nil
      }
      layers.append(
        VisibleLayer(
          kind: VisibleLayer.Kind(layer.kind), root: layer.view, cover: cover, front: front,
          isVisible: isVisible))
      if layer.blocksBeneath, cover == nil { cover = layer.controller }
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
}

extension AccessibleElement {
  /// Visits the children in reading order, each with whether another view takes its touches.
  func forEachChild(isCovered: Bool, _ body: (any AccessibleElement, Bool) -> Void) {
    let front = isCovered ? nil : coveringChild
    _ = forEachAccessibleChild { child in
      body(child, isCovered || front.map { $0.isInFront(of: child) } == true)
      return false
    }
  }
}

extension UIViewController {
  /// The name of an alert or a screen that covers others.
  fileprivate var nameOfCover: String {
    self is UIAlertController ? screenName : "the screen \(screenName)"
  }
}

extension UIView {
  /// The label, the identifier or the class of a view that covers others.
  fileprivate var nameOfCover: String {
    elementLabel.isEmpty ? accessibilityIdentifier ?? "\(type(of: self))" : elementLabel
  }
}

extension PresentationStack.Layer {
  /// Returns whether a view or a screen is in the layer; a window, the application and its delegate, which
  /// end the responder chain, are in each.
  fileprivate func contains(_ responder: UIResponder?) -> Bool {
    switch responder {
    case nil: false
    case is UIWindow: true
    case let view as UIView: view.isDescendant(of: self.view)
    case let screen as UIViewController:
      screen.viewIfLoaded?.isDescendant(of: self.view) == true
    default: true
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
