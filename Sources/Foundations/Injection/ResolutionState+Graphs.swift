extension ResolutionState {
  /// The graph that is being built, marked as one to reenter later; nil outside a resolution.
  var reenterableGraph: GraphIdentifier? {
    guard isBuilding else { return nil }
    let graph = graph
    graph.isReenterable = true
    return graph
  }

  /// Runs a body as part of a graph that may be complete already.
  func within<Result>(_ graph: GraphIdentifier, _ body: () throws -> Result) rethrows -> Result {
    let suspended = enter(graph)
    defer { leave(suspended) }
    return try body()
  }

  /// Enters a graph that may be complete already, until ``leave(_:)``.
  ///
  /// If another graph is being built, it is suspended with its shared instances.
  ///
  /// - Returns: the suspended graph; nil if the graph is being built already.
  func enter(_ graph: GraphIdentifier) -> Suspended? {
    if isBuilding, knownGraph === graph { return nil }
    let suspended = suspend()
    graph.isReenterable = true
    hold()
    take(graph)
    return suspended
  }

  /// Completes the graph that was entered, and resumes the suspended one.
  func leave(_ suspended: Suspended?) {
    guard let suspended else { return }
    release()
    resume(suspended)
  }

  /// A suspended graph: its state, and the instances that its registrations store for it.
  struct Suspended {
    fileprivate let graph: GraphIdentifier?
    fileprivate let base: Int
    fileprivate let storedCount: Int
    fileprivate let hasReachedLimit: Bool
    fileprivate let kept: [(entry: AnyServiceEntry, instance: Any?)]
  }

  private func suspend() -> Suspended {
    // A body may reenter the suspended graph too, through another `Lazy`.
    if let knownGraph, knownGraph.isReenterable { remember(in: knownGraph) }
    let tracked = takeTracked()
    let suspended = Suspended(
      graph: takeGraph(), base: raiseBase(), storedCount: storedCount,
      hasReachedLimit: hasReachedLimit, kept: tracked.map { ($0, $0.anyInstance) })
    hasReachedLimit = false
    // What is being made for the suspended graph may be made for the other one too.
    storedCount += 1
    for entry in tracked where entry.keepsInstance { entry.clearInstance(entry) }
    return suspended
  }

  private func resume(_ suspended: Suspended) {
    base = suspended.base
    storedCount = suspended.storedCount
    hasReachedLimit = suspended.hasReachedLimit
    if let graph = suspended.graph { take(graph) }
    for (entry, instance) in suspended.kept.reversed() {
      if let instance { entry.restore(instance) }
      retire([entry])
      track(entry)
    }
  }

  private func take(_ graph: GraphIdentifier) {
    knownGraph = graph
    for (entry, instance) in graph.takeKept() where !entry.isTracked {
      entry.restore(instance)
      retire([entry])
      track(entry)
    }
  }
}
