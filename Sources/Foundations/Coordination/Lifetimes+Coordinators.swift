package import HeadlessUIKit

extension Lifetimes {
  /// Returns the names of the coordinators that a screen belongs to, the root first.
  ///
  /// The last one is the deepest that is connected with the screen by a reference, or with its
  /// nearest container, or else the one it was created for, or its presenter's. Empty if the app has
  /// no coordinator in its tree.
  package static func coordinators(of screen: UIViewController) -> [String] {
    registry.observe()
    let tree = registry.tree
    guard let root = tree.nodes.first else { return [] }
    var presenter: UIViewController? = screen
    while let controller = presenter {
      if let owner = owner(of: controller, in: tree) {
        return tree.path(to: owner).map { name(of: $0) }
      }
      presenter = controller.presentingViewController
    }
    return [name(of: root.object)]
  }

  /// Returns the coordinator of a controller or of one of its containers.
  private static func owner(
    of controller: UIViewController, in tree: CoordinatorTree
  ) -> AnyObject? {
    let containers = Array(sequence(first: controller) { $0.parent })
    let coordinators = ObservedCoordinators(registry.entries)
    for container in containers {
      let near = coordinators.nearbyObjects(of: container)
      let deepest = tree.nodes
        .filter { coordinators.isConnected($0.object, container, near: near) }
        .max { $0.depth < $1.depth }
      if let deepest { return deepest.object }
    }
    for case .coordinator(let serial)? in containers.map(\.lifetime.owner) {
      let owner = coordinators.element(serial: serial)?.object
      if let owner, tree.contains(owner) { return owner }
    }
    return nil
  }
}

extension CoordinatorTree {
  /// Returns the coordinators from the root to one; empty if it is not in the tree.
  func path(to object: AnyObject) -> [AnyObject] {
    guard let index = nodes.firstIndex(where: { $0.object === object }) else { return [] }
    var path = [nodes[index]]
    for node in nodes[..<index].reversed() where node.depth < path[path.count - 1].depth {
      path.append(node)
    }
    return path.reversed().map(\.object)
  }
}
