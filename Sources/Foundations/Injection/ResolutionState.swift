/// The state of the resolution in progress, shared by a container, its parents and its children.
final class ResolutionState {
  /// The lock that changes to registrations and synchronized resolvers take.
  let lock = RecursiveLock()

  /// The number of instances that were stored since the container was created.
  ///
  /// A registration whose instance is being made may be requested again only if it grew meanwhile:
  /// then a dependency is stored that was not, and the new request ends earlier than the last.
  var storedCount = 0

  /// The last registration to notify when the graph is complete; each links to the previous one.
  ///
  /// They are not retained: their containers do so or, for those removed meanwhile, ``retired``.
  var lastTracked: Unmanaged<AnyServiceEntry>?

  /// The registrations that no container may retain, until no graph is being built.
  @exclusivity(unchecked)  // never accessed while the app's code runs
  var retired: [AnyServiceEntry] = []

  /// The last error of this resolution.
  var error: ResolutionError?

  /// Whether a `require` call throws the error, so that no other handler is called.
  var isRequiring = false

  /// The handler of errors that no `require` call throws.
  var onFailure: ((ResolutionError) -> Void)?

  /// The `@Inject` properties of objects made during `verify()`; nil at other times.
  var injections: [WeakInjection]?

  /// The number of names compared to find those nearest to a missing one; a test's measure.
  var nameComparisonCount = 0

  /// The recorder of resolutions; nil unless `tracing(_:)` runs.
  var trace: Trace?

  /// The identity of the graph that is being built, if something asked for it.
  var knownGraph: GraphIdentifier?

  /// The makings in progress, the outermost first.
  ///
  /// In memory of their own: an array in a class would be retained at each access.
  private var frames: UnsafeMutablePointer<Frame> = .allocate(capacity: 16)
  private var capacity = 16

  /// The number of frames.
  private var depth = 0

  /// The number of graphs being completed, one within the completion of another.
  var completionDepth = 0

  /// The number of frames that belong to suspended graphs.
  var base = 0

  /// Whether this graph made one service too often within itself, so that it is not tried again.
  var hasReachedLimit = false

  deinit {
    frames.deallocate()
  }

  /// The identity of the graph that is being built, created on demand: most graphs need none.
  var graph: GraphIdentifier {
    if let knownGraph { return knownGraph }
    let graph = GraphIdentifier()
    knownGraph = graph
    return graph
  }

  /// Whether any graph is being built, also a suspended one, or being completed.
  var isBusy: Bool { depth > 0 || completionDepth > 0 }

  /// Retains registrations until no graph is being built.
  func retire(_ entries: [AnyServiceEntry]) {
    if isBusy { retired += entries }
  }

  /// Whether a graph is being built.
  var isBuilding: Bool { depth > base }

  /// The registrations whose factories run now in this graph, the outermost first.
  var chain: [AnyServiceEntry] {
    (base..<depth).compactMap { frames[$0].entry?.takeUnretainedValue() }
  }
}

extension ResolutionState {
  /// One making of an instance.
  fileprivate struct Frame {
    /// The registration, unretained, since the call that makes the instance retains it; nil for a
    /// graph that is held open.
    let entry: Unmanaged<AnyServiceEntry>?

    /// The registration's mark before this making.
    let mark: Int
  }

  /// The number of makings in progress up to which a registration is made again within itself.
  ///
  /// Swinject's limit of nested resolutions; there the process ends.
  private static let limit = 200

  /// Returns whether a registration whose instance is being made may be made again within that.
  ///
  /// As in Swinject, the first instance that is complete is the one that all others get. So a circle
  /// of an initializer and a property that is set in `initCompleted` is resolved.
  func mayMakeAgain(_ entry: AnyServiceEntry) -> Bool {
    guard !hasReachedLimit else { return false }
    guard depth - base < ResolutionState.limit else {
      hasReachedLimit = true
      return false
    }
    return storedCount > entry.mark || entry.takesArguments
  }

  /// Begins the making of an instance.
  func push(_ entry: AnyServiceEntry) {
    push(Frame(entry: Unmanaged.passUnretained(entry), mark: entry.mark))
    entry.mark = storedCount
  }

  /// Ends the making of an instance; completes the graph if it was the outermost.
  func pop(_ entry: Unmanaged<AnyServiceEntry>) {
    depth -= 1
    let mark = frames[depth].mark
    entry._withUnsafeGuaranteedRef { $0.mark = mark }
    if depth == base { completeGraph() }
  }

  /// Keeps the graph open until ``release()``, so that several resolutions share it.
  func hold() {
    push(Frame(entry: nil, mark: 0))
  }

  /// Completes the graph that was held open.
  func release() {
    depth -= 1
    if depth == base { completeGraph() }
  }

  /// Starts a graph of its own within the makings in progress, and returns the former base.
  func raiseBase() -> Int {
    defer { base = depth }
    return base
  }

  private func push(_ frame: Frame) {
    if depth == capacity { grow() }
    (frames + depth).initialize(to: frame)
    depth += 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: frames, count: depth)
    frames.deallocate()
    frames = larger
    capacity *= 2
  }
}
