/// A snapshot of the coordinators and their children.
struct CoordinatorTree {
  /// One coordinator in the tree.
  struct Node {
    let object: AnyObject
    let depth: Int
  }

  /// The nodes, parents first, children in their parent's order.
  private(set) var nodes: [Node] = []

  /// Whether the tree has a coordinator that is not watched yet.
  private(set) var hasUnknown = false

  private var depths: [ObjectIdentifier: Int] = [:]
  private let known: Set<ObjectIdentifier>

  /// Creates the tree below some roots.
  ///
  /// - Parameters:
  ///   - roots: the root coordinators.
  ///   - known: the watched coordinators; objects of an app's own base class count only if watched.
  init(roots: [AnyObject], known: Set<ObjectIdentifier>) {
    self.known = known
    for root in roots { add(root, depth: 0) }
  }

  /// Returns whether a coordinator is in the tree.
  func contains(_ object: AnyObject) -> Bool {
    depths[ObjectIdentifier(object)] != nil
  }

  /// Returns whether a coordinator is in the tree and has a parent.
  func isBelowRoot(_ object: AnyObject) -> Bool {
    (depths[ObjectIdentifier(object)] ?? 0) > 0
  }

  /// Returns a coordinator's node and all nodes below it; empty if it is not in the tree.
  func branch(of object: AnyObject) -> ArraySlice<Node> {
    guard let first = nodes.firstIndex(where: { $0.object === object }) else { return [] }
    let rest = nodes[(first + 1)...]
    let end = rest.firstIndex { $0.depth <= nodes[first].depth } ?? nodes.endIndex
    return nodes[first..<end]
  }

  private mutating func add(_ object: AnyObject, depth: Int) {
    guard depths.updateValue(depth, forKey: ObjectIdentifier(object)) == nil else { return }
    nodes.append(Node(object: object, depth: depth))
    if !known.contains(ObjectIdentifier(object)) { hasUnknown = true }
    for child in children(of: object) where !contains(child) {
      add(child, depth: depth + 1)
    }
  }

  /// Returns the children; for an app's own base class, the watched coordinators in its properties.
  private func children(of object: AnyObject) -> [AnyObject] {
    if let coordinator = object as? any Coordinator { return coordinator.children }
    return Reference.strong(of: object).map(\.object)
      .filter { known.contains(ObjectIdentifier($0)) }
  }
}
