package import HeadlessUIKit

/// The visible controllers of an app by their creation: its presentations and their containers.
package struct NavigationPosition: Equatable, Sendable {
  /// A controller that contains others, or the screen itself.
  package enum Container: Equatable, Sendable {
    /// A tab bar controller and its selected child.
    case tabs(Int, selected: Int)
    /// A navigation controller and its stack.
    case stack(Int, screens: [Int])
    /// Any other controller.
    case other(Int)
  }

  /// The window's root, or a presentation on it.
  package struct Level: Equatable, Sendable {
    /// The presented controller's number.
    package let controller: Int

    /// The kind of the presentation.
    package let kind: PresentationStack.Layer.Kind

    /// The containers, the outermost first; the last one is the screen.
    package let containers: [Container]
  }

  /// The levels, back to front; alerts are levels.
  package let levels: [Level]
}

extension NavigationPosition {
  init(of stack: PresentationStack) {
    levels = stack.layers.map { layer in
      Level(
        controller: layer.controller.number, kind: layer.kind,
        containers: Self.containers(from: layer.controller))
    }
  }

  private static func containers(from controller: UIViewController) -> [Container] {
    var containers: [Container] = []
    var next: UIViewController? = controller
    while let node = next {
      if let tabs = node as? UITabBarController {
        containers.append(.tabs(node.number, selected: tabs.contentChild?.number ?? 0))
      } else if let stack = node as? UINavigationController {
        containers.append(.stack(node.number, screens: stack.viewControllers.map(\.number)))
      } else {
        containers.append(.other(node.number))
      }
      next = node.contentChild
    }
    return containers
  }
}

extension UIViewController {
  /// The position in the creation order of the launch, which no other controller has.
  fileprivate var number: Int { lifetime.creation.serial }
}
