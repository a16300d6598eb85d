import HeadlessUIKit

/// One layer of what is on the glass: a screen with its bars, an alert, a banner.
struct VisibleLayer {
  /// What it is.
  enum Kind { case screen, sheet, alert, actionSheet, banner }

  let kind: Kind

  /// What its elements lie in.
  let root: any AccessibleElement

  /// What keeps a finger from it, in words; nil where nothing does.
  let cover: String?

  /// Whether a person can see it: nothing opaque lies over it.
  let isSeen: Bool

  func visit(_ body: (any AccessibleElement) -> Void) {
    body(root)
  }

  /// What looks for elements in the layer.
  func finder(narrowedBy scope: ElementQuery.Scope?) -> ElementFinder {
    guard case .element(let outer) = scope else { return ElementFinder(roots: [root]) }
    return ElementFinder(roots: finder(narrowedBy: outer.scope).chosen(outer))
  }
}

extension Session {
  /// The layers on the glass, the topmost first.
  var visibleLayers: [VisibleLayer] {
    var layers: [VisibleLayer] = []
    if let banner {
      layers.append(VisibleLayer(kind: .banner, root: banner, cover: nil, isSeen: true))
    }
    guard let stack = application?.presentationStack else { return layers }
    var cover: String?
    var isSeen = true
    for layer in stack.layers.reversed() {
      let kind = VisibleLayer.Kind(layer.kind)
      layers.append(VisibleLayer(kind: kind, root: layer.view, cover: cover, isSeen: isSeen))
      if layer.blocksBeneath, cover == nil { cover = Self.words(for: layer) }
      // Of the screen beneath a sheet a person sees no more than its edge.
      if layer.hidesBeneath || layer.kind == .sheet { isSeen = false }
    }
    return layers
  }

  /// The layers that a query's scope lets one look at, the topmost first.
  func layers(for scope: ElementQuery.Scope?) -> [VisibleLayer] {
    switch scope {
    case .alert: visibleLayers.filter { $0.kind == .alert }
    case .sheet: sheetLayers
    case .banner: visibleLayers.filter { $0.kind == .banner }
    case .element(let outer): layers(for: outer.scope)
    case nil: visibleLayers
    }
  }

  /// Whether a layer of a kind is up.
  func isUp(_ kind: VisibleLayer.Kind) -> Bool {
    visibleLayers.contains { $0.kind == kind }
  }

  /// An action sheet where one is up, else the sheet that is presented.
  private var sheetLayers: [VisibleLayer] {
    let all = visibleLayers
    let actionSheets = all.filter { $0.kind == .actionSheet }
    return actionSheets.isEmpty ? all.filter { $0.kind == .sheet } : actionSheets
  }

  private static func words(for layer: PresentationStack.Layer) -> String {
    let title = (layer.controller as? UIAlertController)?.title ?? ""
    return switch layer.kind {
    case .alert: "the alert \(title.scriptQuoted)"
    case .actionSheet: "the action sheet \(title.scriptQuoted)"
    default: "the screen \(layer.controller.deepestContent.screenName)"
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
