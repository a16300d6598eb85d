/// Who holds whom among the coordinators, at one moment.
struct CoordinatorTree {
  /// One coordinator in the tree.
  struct Node {
    let object: AnyObject
    let depth: Int
  }

  /// Parents first, children in the order their parent has them.
  private(set) var nodes: [Node] = []

  /// Whether one is in the tree that nobody watches yet.
  private(set) var hasUnknown = false

  private var depths: [ObjectIdentifier: Int] = [:]
  private let known: Set<ObjectIdentifier>

  /// Reads a tree from its roots.
  ///
  /// - Parameters:
  ///   - roots: the coordinators at the top.
  ///   - known: the coordinators that are watched; among an app's own classes, the only ones.
  init(roots: [AnyObject], known: Set<ObjectIdentifier>) {
    self.known = known
    for root in roots { add(root, depth: 0) }
  }

  /// Whether a coordinator is in the tree.
  func contains(_ object: AnyObject) -> Bool {
    depths[ObjectIdentifier(object)] != nil
  }

  /// Whether a coordinator is in the tree and somebody in it started it.
  func isBelowRoot(_ object: AnyObject) -> Bool {
    (depths[ObjectIdentifier(object)] ?? 0) > 0
  }

  /// A coordinator in the tree and all below it.
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

  /// A coordinator of an app's own base class has no `children` to ask for: its properties tell.
  private func children(of object: AnyObject) -> [AnyObject] {
    if let coordinator = object as? any Coordinator { return coordinator.children }
    return Reference.strong(of: object).map(\.object)
      .filter { known.contains(ObjectIdentifier($0)) }
  }
}
