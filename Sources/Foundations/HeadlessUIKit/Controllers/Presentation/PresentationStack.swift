/// The layers of a window, back to front: root, presentations and alerts.
///
/// A snapshot to be read at once: it retains the view controllers.
package struct PresentationStack {
  /// One layer of the stack.
  package struct Layer {
    /// The kind of a layer.
    package enum Kind: Equatable {
      case root, fullScreen, sheet, popover, alert, actionSheet, overlay
    }

    /// The root or presented view controller of the layer.
    package let controller: UIViewController
    /// The kind of the layer.
    package let kind: Kind
    /// Whether the layers beneath are invisible.
    package let hidesBeneath: Bool
    /// Whether the layers beneath take no touches.
    package let blocksBeneath: Bool

    /// The view with the elements of the layer, bars included.
    package var view: UIView { controller.view }
  }

  /// The layers, back to front.
  package let layers: [Layer]

  /// The frontmost layer.
  package var top: Layer? { layers.last }

  /// The visible layers, back to front.
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
  /// The controller that this one, or its content child at any depth, presents.
  final var presentedOnContent: UIViewController? {
    var node: UIViewController? = self
    while let current = node {
      if let presented = current.presented { return presented }
      node = current.contentChild
    }
    return nil
  }

  /// The innermost content: follows the content children to the last one.
  package final var deepestContent: UIViewController {
    var node = self
    while let child = node.contentChild { node = child }
    return node
  }
}

extension UIApplication {
  /// The layers of the key window; nil without a window.
  package final var presentationStack: PresentationStack? {
    guard let window = keyWindow ?? windows.last else { return nil }
    return PresentationStack(of: window)
  }

  /// The screen in front: the content of the topmost presentation that is not an alert.
  ///
  /// O(depth), without allocation.
  package final var topViewController: UIViewController? {
    guard var node = (keyWindow ?? windows.last)?.rootViewController else { return nil }
    while true {
      if let presented = node.presented {
        if presented is UIAlertController { return node.deepestContent }
        node = presented
      } else if let child = node.contentChild {
        node = child
      } else {
        return node
      }
    }
  }

  /// The alert or action sheet in front; nil for none.
  package final var topAlert: UIAlertController? {
    var node = (keyWindow ?? windows.last)?.rootViewController
    while let presented = node?.presentedOnContent { node = presented }
    return node as? UIAlertController
  }

  /// The screens from the window's root to the one in front, each stack in its order.
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
