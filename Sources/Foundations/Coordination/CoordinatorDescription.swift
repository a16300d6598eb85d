package import HeadlessDevice
import HeadlessUIKit

/// A coordinator in the tree, as drivers show it.
package struct CoordinatorDescription {
  /// The number of coordinators above it.
  package let depth: Int

  /// The flow: the type without `Coordinator` or `Router`.
  package let name: String

  /// The type.
  package let type: String

  /// The module of the kit that the coordinator, or else its screens, are built with; nil for none.
  package let kit: String?

  /// The names of its screens in the window, visible or covered, in creation order.
  package let screens: [String]

  /// The container that one of its properties refers to; nil for none.
  package let container: (any ContainerDescribing)?
}

extension Lifetimes {
  /// The coordinators in the tree, parents first.
  ///
  /// Uses reflection: O(coordinators × screens).
  package static var descriptions: [CoordinatorDescription] {
    registry.observe()
    let controllers = UIApplication.shared.controllers.alive.filter(\.isInWindowHierarchy)
    let nodes = registry.tree.nodes
    let owners = OwnerSearch(coordinators: nodes.map(\.object))
    let owned = controllers.map(owners.owner)
    return nodes.map { node in
      let screens = zip(controllers, owned).filter { $1 === node.object }.map(\.0)
      let app = KitName.module(of: type(of: node.object))
      return CoordinatorDescription(
        depth: node.depth, name: name(of: node.object),
        type: TypeName.short(type(of: node.object)),
        kit: KitName.of(node.object, app: app)
          ?? screens.lazy.compactMap { KitName.of($0, app: app) }.first,
        screens: screens.filter(\.isScreen).map(\.screenName),
        container: ContainerSearch.container(of: node.object))
    }
  }
}

/// A search for the coordinator of a controller, by references and by creation order.
private struct OwnerSearch {
  let coordinators: [AnyObject]

  /// Returns the coordinator that a controller or its container is connected to.
  func owner(of controller: UIViewController) -> AnyObject? {
    var node: UIViewController? = controller
    while let current = node {
      if let found = named(by: current) ?? holder(of: current, showing: controller) {
        return found
      }
      // The tabs of a bar belong to coordinators of their own.
      node = current.parent is UITabBarController ? nil : current.parent
    }
    return creator(of: controller)
  }

  /// Returns the coordinator that a controller refers to, directly or through one other object.
  private func named(by controller: UIViewController) -> AnyObject? {
    let near = Reference.all(of: controller, upTo: UIKitTypes.contains).map(\.object)
    if let found = first(in: near) { return found }
    let others = near.filter { !($0 is UIResponder) }
    return first(in: others.flatMap { Reference.all(of: $0) }.map(\.object))
  }

  private func first(in objects: [AnyObject]) -> AnyObject? {
    objects.first { object in coordinators.contains { $0 === object } }
  }

  /// Returns the coordinator that refers to a screen or to one of its containers.
  ///
  /// A child that presents or pushes on its parent's container refers to it as well as the parent.
  /// Then it is the one that created the screen, or else the deepest.
  private func holder(
    of controller: UIViewController, showing screen: UIViewController
  ) -> AnyObject? {
    let holders = coordinators.filter { Reference.exists(from: $0, to: controller) }
    guard holders.count > 1, let creator = creator(of: screen) else { return holders.last }
    return holders.first { $0 === creator } ?? holders.last
  }

  private func creator(of controller: UIViewController) -> AnyObject? {
    guard case .coordinator(let serial) = controller.lifetime.owner else { return nil }
    return Lifetimes.registry.entries.first { $0.creation.serial == serial }?.object
  }
}

extension UIViewController {
  /// Whether the controller is a screen of the app, not a plain container of UIKit.
  fileprivate var isScreen: Bool {
    deepestContent === self && !(self is UIAlertController) && !(self is UINavigationController)
  }
}

/// The name of the kit that an object's class comes from.
private enum KitName {
  /// The modules below the kits.
  private static let foundations: Set<String> = [
    "Coordination", "HeadlessUIKit", "HeadlessDevice", "Swift", "Foundation",
  ]

  /// Returns the module of the nearest class of an object outside the app and the foundations.
  static func of(_ object: AnyObject, app: String) -> String? {
    let classes = sequence(first: type(of: object) as Any.Type, next: Reflection.superclass)
    return classes.lazy.map(module).first { $0 != app && !foundations.contains($0) }
  }

  static func module(of type: Any.Type) -> String {
    String(TypeName.qualified(type).prefix { $0 != "." })
  }
}
