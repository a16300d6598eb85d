/// What a window shows, from the back to the front: the root, what is presented over it, alerts.
///
/// A stage is read at once and thrown away; it holds the controllers it names.
package struct PresentationStack {
  /// One thing in front of another.
  package struct Layer {
    /// How the layer covers what is beneath it.
    package enum Kind: Equatable {
      case root, fullScreen, sheet, popover, alert, actionSheet, overlay
    }

    /// The window's root, or the presented controller.
    package let controller: UIViewController
    /// How it covers what is beneath.
    package let kind: Kind
    /// Whether nothing beneath can be seen.
    package let hidesBeneath: Bool
    /// Whether nothing beneath can be touched.
    package let blocksBeneath: Bool

    /// The view to look for elements in, bars included.
    package var view: UIView { controller.view }
  }

  /// The layers, the one at the back first.
  package let layers: [Layer]

  /// What is in front.
  package var top: Layer? { layers.last }

  /// The layers that can be seen, the one at the back first.
  package var visibleLayers: ArraySlice<Layer> {
    layers[(layers.lastIndex { $0.hidesBeneath } ?? 0)...]
  }

  init(of window: UIWindow) {
    var layers: [Layer] = []
    var node = window.rootViewController
    while let controller = node {
      layers.append(Layer(controller, isRoot: layers.isEmpty))
      node = controller.presentedOnContent
    }
    self.layers = layers
  }
}

extension PresentationStack.Layer {
  fileprivate init(_ controller: UIViewController, isRoot: Bool) {
    self.controller = controller
    let manager = isRoot ? nil : controller.ownPresentationController
    kind = isRoot ? .root : Self.kind(of: controller, in: manager)
    hidesBeneath = isRoot || manager?.shouldRemovePresentersView == true
    blocksBeneath =
      (manager as? UISheetPresentationController)?.largestUndimmedDetentIdentifier == nil
  }

  private static func kind(
    of controller: UIViewController, in manager: UIPresentationController?
  ) -> Kind {
    if let alert = controller as? UIAlertController {
      return alert.preferredStyle == .alert ? .alert : .actionSheet
    }
    return switch manager?.style {
    case .fullScreen, .currentContext: .fullScreen
    case .pageSheet, .formSheet: .sheet
    case .popover: .popover
    default: .overlay
    }
  }
}

extension UIViewController {
  /// What this controller, or the content in it, presents.
  final var presentedOnContent: UIViewController? {
    var node: UIViewController? = self
    while let current = node {
      if let presented = current.presented { return presented }
      node = current.contentChild
    }
    return nil
  }

  /// The screen that shows this controller's content: down to where no container is left.
  package final var deepestContent: UIViewController {
    var node = self
    while let child = node.contentChild { node = child }
    return node
  }
}

extension UIApplication {
  /// What the key window shows; nil without one.
  package final var presentationStack: PresentationStack? {
    (keyWindow ?? windows.last).map(PresentationStack.init)
  }

  /// The screen a person is on: the content of what is presented last; alerts are no screens.
  ///
  /// O(depth), and allocates nothing.
  package final var topViewController: UIViewController? {
    guard var node = (keyWindow ?? windows.last)?.rootViewController else { return nil }
    while let presented = node.presentedOnContent, !(presented is UIAlertController) {
      node = presented
    }
    return node.deepestContent
  }

  /// The alert or action sheet in front; nil for none.
  package final var topAlert: UIAlertController? {
    var node = (keyWindow ?? windows.last)?.rootViewController
    while let presented = node?.presentedOnContent { node = presented }
    return node as? UIAlertController
  }

  /// The screens from the window's root to the one a person is on, each stack's in its order.
  package final var screenPath: [UIViewController] {
    var path: [UIViewController] = []
    var node = (keyWindow ?? windows.last)?.rootViewController
    while let controller = node, !(controller is UIAlertController) {
      controller.addScreens(to: &path)
      node = controller.presentedOnContent
    }
    return path
  }
}

extension UIViewController {
  fileprivate final func addScreens(to path: inout [UIViewController]) {
    let content = contentPath
    if content.isEmpty { return path.append(self) }
    for screen in content { screen.addScreens(to: &path) }
  }
}
