/// The identity of an object graph: everything that one call to `resolve` builds.
public final class GraphIdentifier: Hashable, Identifiable {
  /// The instances of the complete graph, held weakly, to restore when it is reentered.
  private var kept: [(entry: AnyServiceEntry, instance: WeakStorage)] = []

  /// Whether the graph can be reentered, as by a ``Lazy``.
  var isReenterable = false

  /// Creates the identity of a graph, for tests of custom storage.
  public init() {}

  /// Returns whether two identifiers are the same object.
  public static func == (left: GraphIdentifier, right: GraphIdentifier) -> Bool { left === right }

  /// Hashes the graph's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Adds a weak reference to the instance that a registration stores for the graph.
  func remember(_ entry: AnyServiceEntry) {
    guard let instance = entry.anyInstance else { return }
    let storage = WeakStorage()
    storage.instance = instance
    kept.append((entry, storage))
  }

  /// Removes and returns the instances that still live.
  func takeKept() -> [(entry: AnyServiceEntry, instance: Any)] {
    defer { kept = [] }
    return kept.compactMap { entry, storage in storage.instance.map { (entry, $0) } }
  }
}
