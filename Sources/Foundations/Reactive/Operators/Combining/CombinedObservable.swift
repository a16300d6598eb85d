/// The observable of zip and combineLatest for sources of different types.
final class CombinedObservable<each Value, Result>: Observable<Result> {
  private let sources: (repeat Observable<each Value>)
  private let rule: CombinationRule
  private let selector: (repeat each Value) throws -> Result

  init(
    _ source: repeat Observable<each Value>, rule: CombinationRule,
    _ selector: @escaping (repeat each Value) throws -> Result
  ) {
    sources = (repeat each source)
    self.rule = rule
    self.selector = selector
  }

  override func run(_ sink: Sink<Result>) -> LinkedDisposable? {
    var count = 0
    for _ in repeat each sources { count += 1 }
    let combiningSink = CombinedSink(
      sink, SourceCounts(sources: count, endsWithOneSourceLeft: rule == .latest), selector)
    combiningSink.subscribe(to: repeat each sources, rule: rule)
    return combiningSink
  }
}

private final class CombinedSink<each Value, Result>: CombiningSink<Result> {
  @exclusivity(unchecked)  // never accessed while the app's code runs
  private var buffers: ContiguousArray<AnyValueBuffer> = []
  private let selector: (repeat each Value) throws -> Result

  init(
    _ downstream: Sink<Result>, _ counts: SourceCounts,
    _ selector: @escaping (repeat each Value) throws -> Result
  ) {
    self.selector = selector
    super.init(downstream, counts)
  }

  func subscribe(to source: repeat Observable<each Value>, rule: CombinationRule) {
    for type in repeat (each Value).self { buffers.append(makeBuffer(type, rule)) }
    var reader = BufferReader(buffers)
    for source in repeat each source { subscribe(to: source, &reader) }
  }

  private func makeBuffer<Some>(_ type: Some.Type, _ rule: CombinationRule) -> ValueBuffer<Some> {
    rule.makeBuffer(counts)
  }

  private func subscribe<Some>(to source: Observable<Some>, _ reader: inout BufferReader) {
    subscribe(to: source, reader.next(Some.self))
  }

  override func combine() throws -> Result {
    var reader = BufferReader(buffers)
    return try selector(repeat reader.take((each Value).self))
  }
}

/// The observable of zip and combineLatest for a collection of sources of one type.
final class CombinedCollectionObservable<Value, Result>: Observable<Result> {
  private let sources: [Observable<Value>]
  private let rule: CombinationRule
  private let selector: ([Value]) throws -> Result

  init(
    _ sources: [Observable<Value>], rule: CombinationRule,
    _ selector: @escaping ([Value]) throws -> Result
  ) {
    self.sources = sources
    self.rule = rule
    self.selector = selector
  }

  override func run(_ sink: Sink<Result>) -> LinkedDisposable? {
    let combiningSink = CombinedCollectionSink(sink, sources.count, rule, selector)
    combiningSink.subscribe(to: sources, rule: rule)
    return combiningSink
  }
}

private final class CombinedCollectionSink<Value, Result>: CombiningSink<Result> {
  private let buffers: [ValueBuffer<Value>]
  private let selector: ([Value]) throws -> Result

  init(
    _ downstream: Sink<Result>, _ count: Int, _ rule: CombinationRule,
    _ selector: @escaping ([Value]) throws -> Result
  ) {
    let counts = SourceCounts(sources: count, endsWithOneSourceLeft: true)
    buffers = (0..<count).map { _ in rule.makeBuffer(counts) }
    self.selector = selector
    super.init(downstream, counts)
  }

  func subscribe(to sources: [Observable<Value>], rule: CombinationRule) {
    if sources.isEmpty { return sendResultOfNoSources(rule) }
    for (source, buffer) in zip(sources, buffers) { subscribe(to: source, buffer) }
  }

  override func combine() throws -> Result {
    try selector(buffers.map { $0.take() })
  }

  /// Ends at once; as in RxSwift, combineLatest of no sources sends an empty array first, zip nothing.
  private func sendResultOfNoSources(_ rule: CombinationRule) {
    do {
      if rule == .latest { forward(try selector([])) }
      finish()
    } catch {
      fail(error)
    }
  }
}
