extension ObservableType {
  /// Sends the elements of the inner sequences that a closure makes of the elements, as they arrive.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merging(.all) { try selector($0).asObservable() }
  }

  /// Maps as ``flatMap(_:)``, ignoring elements while an inner sequence runs.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merging(.first) { try selector($0).asObservable() }
  }

  /// Maps as ``flatMap(_:)``, subscribing to each inner sequence once the previous one has completed.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    merging(.atMost(1)) { try selector($0).asObservable() }
  }

  @usableFromInline
  func merging<Result>(
    _ limit: ConcurrencyLimit, _ selector: @escaping (Element) throws -> Observable<Result>
  ) -> Observable<Result> {
    lift(MergeSink.self) { $0.init($1, limit, selector) }
  }
}

/// The number of inner sequences that may run at a time.
@usableFromInline
enum ConcurrencyLimit {
  /// Any number.
  case all
  /// One; elements that arrive meanwhile are ignored.
  case first
  /// A number; further inner sequences wait.
  case atMost(Int)
}

/// The sink of merge, flatMap and concatMap: subscribes to inner sequences up to a limit.
class MergeSink<Element, Result>: FlatteningSink<Element, Result> {
  private let limit: ConcurrencyLimit
  private let selector: (Element) throws -> Observable<Result>
  @exclusivity(unchecked)  // never accessed while the app's code runs
  private var inners = InnerSinks<Element, Result>()
  private var queue = Queue<Observable<Result>>()
  private var isSubscribing = false
  private var hasCompleted = false

  required init(
    _ downstream: Sink<Result>, _ limit: ConcurrencyLimit,
    _ selector: @escaping (Element) throws -> Observable<Result>
  ) {
    self.limit = limit
    self.selector = selector
    super.init(downstream)
  }

  override func receive(_ element: Element) {
    guard !isDisposed else { return }
    if case .first = limit, !inners.isEmpty { return }
    do {
      subscribeOrQueue(try selector(element))
    } catch {
      fail(error)
    }
  }

  override func outerCompleted() {
    hasCompleted = true
    disposeUpstream()
    finishIfDone()
  }

  override func disposeSequences() {
    disposeUpstream()
    queue = Queue()
    for inner in inners.removeAll() { inner.dispose() }
  }

  override func innerCompleted(_ inner: InnerSink<Element, Result>) {
    if inners.remove(inner) { keep(inner) }
    guard !isSubscribing else { return }
    subscribeToQueued()
    finishIfDone()
  }

  /// Subscribes to queued sequences up to the limit, in a loop that spares the stack.
  private func subscribeToQueued() {
    guard case .atMost(let limit) = limit else { return }
    isSubscribing = true
    while !queue.isEmpty, inners.count < limit { subscribe(to: queue.removeFirst()) }
    isSubscribing = false
  }

  private func subscribeOrQueue(_ source: Observable<Result>) {
    guard !isDisposed else { return }
    if case .atMost(let limit) = limit, inners.count >= limit || isSubscribing {
      queue.append(source)
    } else {
      subscribe(to: source)
    }
  }

  private func subscribe(to source: Observable<Result>) {
    let inner = makeInner()
    inners.add(inner)
    source.attach(inner)
  }

  private func finishIfDone() {
    if hasCompleted, inners.isEmpty { finish() }
  }
}
