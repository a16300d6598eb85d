/// What is being made now, shared by a container and all its relatives.
final class Building {
  /// The registration whose factory is at work; each knows the one that is waiting for it.
  ///
  /// Who makes an instance holds its registration, so the chain needs not.
  var innermost: Unmanaged<AnyServiceEntry>?

  /// The last registration that keeps an instance until the graph is complete, retained; each knows
  /// the one before.
  var lastTouched: Unmanaged<AnyServiceEntry>?

  /// What went wrong last.
  var error: ResolutionError?

  /// Whether somebody waits for the error, so that nobody else is told.
  var isRequiring = false

  /// Who is told what could not be resolved.
  var onFailure: ((ResolutionError) -> Void)?

  /// The injections of objects that are made now; nil where nobody collects them.
  var injections: [WeakInjection]?

  /// What is written down of each resolution; nil where nobody asked.
  var trace: Trace?

  private var knownGraph: GraphIdentifier?

  /// What is being built now; made when somebody asks, since most graphs need none.
  var graph: GraphIdentifier {
    if let knownGraph { return knownGraph }
    let graph = GraphIdentifier()
    knownGraph = graph
    return graph
  }

  /// The registrations whose factories are at work, the outermost first.
  var chain: [AnyServiceEntry] {
    var chain: [AnyServiceEntry] = []
    var next = innermost
    while let entry = next?.takeUnretainedValue() {
      chain.append(entry)
      next = entry.waiting
    }
    return chain.reversed()
  }

  /// Remembers that a graph's completion concerns a registration.
  func touch(_ entry: AnyServiceEntry) {
    guard !entry.isTouched else { return }
    entry.isTouched = true
    entry.touchedBefore = lastTouched
    lastTouched = Unmanaged.passRetained(entry)
  }

  /// Lets go of what only one graph shares.
  func completeGraph() {
    if let graph = takeGraph(), graph.isReturnedTo { remember(graph) }
    var next = lastTouched
    lastTouched = nil
    while let entry = next?.takeRetainedValue() {
      next = untouch(entry)
      entry.graphResolutionCompleted()
    }
  }

  /// The registrations that a graph's completion concerns, which it concerns no longer.
  func takeTouched() -> [AnyServiceEntry] {
    var touched: [AnyServiceEntry] = []
    var next = lastTouched
    lastTouched = nil
    while let entry = next?.takeRetainedValue() {
      next = untouch(entry)
      touched.append(entry)
    }
    return touched
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

  private func untouch(_ entry: AnyServiceEntry) -> Unmanaged<AnyServiceEntry>? {
    let before = entry.touchedBefore
    entry.touchedBefore = nil
    entry.isTouched = false
    return before
  }

  private func remember(_ graph: GraphIdentifier) {
    var next = lastTouched
    while let entry = next?.takeUnretainedValue() {
      graph.remember(entry)
      next = entry.touchedBefore
    }
  }
}
