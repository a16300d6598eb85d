extension ResolutionState {
  /// The graph that is being built, marked as one to reenter later; nil outside a resolution.
  var reenterableGraph: GraphIdentifier? {
    guard innermost != nil else { return nil }
    let graph = graph
    graph.isReenterable = true
    return graph
  }

  /// Runs a body as part of a graph that may be complete already.
  ///
  /// If another graph is being built, it is suspended with its shared instances until the body
  /// returns.
  func within<Result>(_ graph: GraphIdentifier, _ body: () -> Result) -> Result {
    if isBuilding(graph) { return body() }
    let suspended = suspend()
    defer {
      completeGraph()
      resume(suspended)
    }
    enter(graph)
    return body()
  }

  /// A suspended graph: its registrations, and the instances they store for it.
  private struct Suspended {
    let graph: GraphIdentifier?
    let innermost: Unmanaged<AnyServiceEntry>?
    let chain: [AnyServiceEntry]
    let kept: [(entry: AnyServiceEntry, instance: Any?)]
  }

  private func suspend() -> Suspended {
    let tracked = takeTracked()
    let suspended = Suspended(
      graph: takeGraph(), innermost: innermost, chain: chain.filter(\.isBeingMade),
      kept: tracked.map { ($0, $0.anyInstance) })
    innermost = nil
    for entry in suspended.chain { entry.isBeingMade = false }
    for entry in tracked where entry.keepsInstance { entry.clearInstance(entry) }
    return suspended
  }

  private func resume(_ suspended: Suspended) {
    innermost = suspended.innermost
    for entry in suspended.chain { entry.isBeingMade = true }
    for (entry, instance) in suspended.kept.reversed() {
      if let instance { entry.restore(instance) }
      track(entry)
    }
    if let graph = suspended.graph { use(graph) }
  }

  private func enter(_ graph: GraphIdentifier) {
    use(graph)
    for (entry, instance) in graph.takeKept() where !entry.isTracked {
      entry.restore(instance)
      track(entry)
    }
  }
}
