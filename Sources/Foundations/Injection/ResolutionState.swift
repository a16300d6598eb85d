/// The state of the resolution in progress, shared by a container, its parents and its children.
final class ResolutionState {
  /// The registration whose factory runs now; each links to the one that requested it.
  ///
  /// Unretained: the call that makes an instance retains its registration.
  var innermost: Unmanaged<AnyServiceEntry>?

  /// The last registration to notify when the graph is complete, retained; each links to the
  /// previous one.
  var lastTracked: Unmanaged<AnyServiceEntry>?

  /// The last error of this resolution.
  var error: ResolutionError?

  /// Whether a `require` call throws the error, so that no other handler is called.
  var isRequiring = false

  /// The handler of errors that no `require` call throws.
  var onFailure: ((ResolutionError) -> Void)?

  /// The `@Inject` properties of objects made during `verify()`; nil at other times.
  var injections: [WeakInjection]?

  /// The recorder of resolutions; nil unless `tracing(_:)` runs.
  var trace: Trace?

  private var knownGraph: GraphIdentifier?

  /// The identity of the graph that is being built, created on demand: most graphs need none.
  var graph: GraphIdentifier {
    if let knownGraph { return knownGraph }
    let graph = GraphIdentifier()
    knownGraph = graph
    return graph
  }

  /// The registrations whose factories run now, the outermost first.
  var chain: [AnyServiceEntry] {
    var chain: [AnyServiceEntry] = []
    var next = innermost
    while let entry = next?.takeUnretainedValue() {
      chain.append(entry)
      next = entry.requester
    }
    return chain.reversed()
  }

  /// Adds a registration to the list that is notified when the graph is complete.
  func track(_ entry: AnyServiceEntry) {
    guard !entry.isTracked else { return }
    entry.isTracked = true
    entry.previousTracked = lastTracked
    lastTracked = Unmanaged.passRetained(entry)
  }

  /// Notifies the tracked registrations that the graph is complete, and empties the list.
  func completeGraph() {
    if let graph = takeGraph(), graph.isReenterable { remember(graph) }
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

  func isBuilding(_ graph: GraphIdentifier) -> Bool { innermost != nil && knownGraph === graph }

  func use(_ graph: GraphIdentifier) {
    knownGraph = graph
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

  private func remember(_ graph: GraphIdentifier) {
    var next = lastTracked
    while let entry = next?.takeUnretainedValue() {
      graph.remember(entry)
      next = entry.previousTracked
    }
  }
}
