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

  /// The identities of the nodes' objects: few, so that a search is faster than a dictionary.
  private var identities: [ObjectIdentifier] = []
  private let known: [ObjectIdentifier]

  /// Creates the tree below some roots.
  ///
  /// - Parameters:
  ///   - roots: the root coordinators.
  ///   - known: the watched coordinators; objects of an app's own base class count only if watched.
  init(roots: [AnyObject], known: [ObjectIdentifier]) {
    self.known = known
    for root in roots { add(root, depth: 0) }
  }

  /// Returns whether a coordinator is in the tree.
  func contains(_ object: AnyObject) -> Bool {
    index(of: object) != nil
  }

  /// Returns whether a coordinator is in the tree and has a parent.
  func isBelowRoot(_ object: AnyObject) -> Bool {
    guard let index = index(of: object) else { return false }
    return nodes[index].depth > 0
  }

  /// Returns a coordinator's node and all nodes below it; empty if it is not in the tree.
  func branch(of object: AnyObject) -> ArraySlice<Node> {
    guard let first = index(of: object) else { return [] }
    var end = first + 1
    while end < nodes.endIndex, nodes[end].depth > nodes[first].depth { end += 1 }
    return nodes[first..<end]
  }

  private func index(of object: AnyObject) -> Int? {
    identities.firstIndex(of: ObjectIdentifier(object))
  }

  private mutating func add(_ object: AnyObject, depth: Int) {
    guard !contains(object) else { return }
    nodes.append(Node(object: object, depth: depth))
    identities.append(ObjectIdentifier(object))
    if !known.contains(ObjectIdentifier(object)) { hasUnknown = true }
    addChildren(of: object, depth: depth + 1)
  }

  /// Adds the children; for an app's own base class, the watched coordinators in its properties.
  private mutating func addChildren(of object: AnyObject, depth: Int) {
    if let coordinator = object as? any Coordinator {
      for child in coordinator.children { add(child, depth: depth) }
    } else {
      for reference in Reference.strong(of: object)
      where known.contains(ObjectIdentifier(reference.object)) {
        add(reference.object, depth: depth)
      }
    }
  }
}
