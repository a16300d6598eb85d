/// One call to `resolve` with all that it builds.
public final class GraphIdentifier: Hashable {
  /// What registrations kept for the graph when it was complete, to enter it again.
  private var kept: [(entry: AnyServiceEntry, instance: WeakStorage)] = []

  /// Whether somebody will enter the graph again.
  var isReturnedTo = false

  /// Creates the identity of a graph, as a test of an app's own storage may want to.
  public init() {}

  /// Whether two are the same graph.
  public static func == (left: GraphIdentifier, right: GraphIdentifier) -> Bool { left === right }

  /// Hashes the graph's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Remembers what a registration keeps for the graph, without keeping it alive.
  func remember(_ entry: AnyServiceEntry) {
    guard let instance = entry.keptAny else { return }
    let storage = WeakStorage()
    storage.instance = instance
    kept.append((entry, storage))
  }

  /// What is remembered and still lives, to be kept again; it is forgotten here.
  func takeKept() -> [(entry: AnyServiceEntry, instance: Any)] {
    defer { kept = [] }
    return kept.compactMap { entry, storage in storage.instance.map { (entry, $0) } }
  }
}
