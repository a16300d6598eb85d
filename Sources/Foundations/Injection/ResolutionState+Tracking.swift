extension ResolutionState {
  /// Adds a registration to the list that is notified when the graph is complete.
  func track(_ entry: AnyServiceEntry) {
    guard !entry.isTracked else { return }
    entry.isTracked = true
    entry.previousTracked = lastTracked
    lastTracked = Unmanaged.passRetained(entry)
  }

  /// Notifies the tracked registrations that the graph is complete, and empties the list.
  func completeGraph() {
    hasReachedLimit = false
    if let graph = takeGraph(), graph.isReenterable { remember(in: graph) }
    var next = lastTracked
    lastTracked = nil
    while let entry = next?.takeRetainedValue() {
      next = untrack(entry)
      entry.graphResolutionCompleted()
    }
  }

  /// Removes and returns the registrations that would be notified when the graph is complete.
  func takeTracked() -> [AnyServiceEntry] {
    var tracked: [AnyServiceEntry] = []
    var next = lastTracked
    lastTracked = nil
    while let entry = next?.takeRetainedValue() {
      next = untrack(entry)
      tracked.append(entry)
    }
    return tracked
  }

  /// Adds weak references to the tracked registrations' instances to a graph.
  func remember(in graph: GraphIdentifier) {
    var next = lastTracked
    while let entry = next?.takeUnretainedValue() {
      graph.remember(entry)
      next = entry.previousTracked
    }
  }

  func takeGraph() -> GraphIdentifier? {
    guard knownGraph != nil else { return nil }
    defer { knownGraph = nil }
    return knownGraph
  }

  private func untrack(_ entry: AnyServiceEntry) -> Unmanaged<AnyServiceEntry>? {
    let before = entry.previousTracked
    entry.previousTracked = nil
    entry.isTracked = false
    return before
  }
}
