extension ResolutionState {
  /// Adds a registration to the list that is notified when the graph is complete.
  func track(_ entry: AnyServiceEntry) {
    guard !entry.isTracked else { return }
    entry.isTracked = true
    entry.previousTracked = lastTracked
    lastTracked = Unmanaged.passUnretained(entry)
  }

  /// Notifies the tracked registrations that the graph is complete, and empties the list.
  func completeGraph() {
    hasReachedLimit = false
    if let graph = takeGraph(), graph.isReenterable { remember(in: graph) }
    guard var next = lastTracked else { return releaseRetired() }
    lastTracked = nil
    // The `deinit` of an instance may resolve, and remove registrations.
    completionDepth += 1
    while true {
      let previous = next._withUnsafeGuaranteedRef { entry in
        let previous = untrack(entry)
        entry.graphResolutionCompleted()
        return previous
      }
      guard let previous else { break }
      next = previous
    }
    completionDepth -= 1
    releaseRetired()
  }

  private func releaseRetired() {
    guard !isBusy, !retired.isEmpty else { return }
    let released = retired
    retired = []
    withExtendedLifetime(released) {}
  }

  /// Removes and returns the registrations that would be notified when the graph is complete.
  func takeTracked() -> [AnyServiceEntry] {
    var tracked: [AnyServiceEntry] = []
    var next = lastTracked
    lastTracked = nil
    while let entry = next?.takeUnretainedValue() {
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
