extension Building {
  /// The graph that is being built, which somebody will enter again; nil where none is.
  var graphToReturnTo: GraphIdentifier? {
    guard innermost != nil else { return nil }
    let graph = graph
    graph.isReturnedTo = true
    return graph
  }

  /// Builds something as a part of a graph that may be complete already.
  ///
  /// A graph that is being built now waits meanwhile, with all that it shares.
  func within<Result>(_ graph: GraphIdentifier, _ body: () -> Result) -> Result {
    if isBuilding(graph) { return body() }
    let waiting = suspend()
    defer {
      completeGraph()
      resume(waiting)
    }
    enter(graph)
    return body()
  }

  /// A graph whose building waits: its registrations, and what they keep for it.
  private struct Suspended {
    let graph: GraphIdentifier?
    let innermost: Unmanaged<AnyServiceEntry>?
    let chain: [AnyServiceEntry]
    let kept: [(entry: AnyServiceEntry, instance: Any?)]
  }

  private func suspend() -> Suspended {
    let touched = takeTouched()
    let suspended = Suspended(
      graph: takeGraph(), innermost: innermost, chain: chain.filter(\.isBeingMade),
      kept: touched.map { ($0, $0.keptAny) })
    innermost = nil
    for entry in suspended.chain { entry.isBeingMade = false }
    for entry in touched where entry.keepsInstance { entry.forget(entry) }
    return suspended
  }

  private func resume(_ suspended: Suspended) {
    innermost = suspended.innermost
    for entry in suspended.chain { entry.isBeingMade = true }
    for (entry, instance) in suspended.kept.reversed() {
      if let instance { entry.restore(instance) }
      touch(entry)
    }
    if let graph = suspended.graph { use(graph) }
  }

  private func enter(_ graph: GraphIdentifier) {
    use(graph)
    for (entry, instance) in graph.takeKept() where !entry.isTouched {
      entry.restore(instance)
      touch(entry)
    }
  }
}
