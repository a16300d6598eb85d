/// Several sources whose elements meet.
final class Combined<each Value, Result>: Observable<Result> {
  private let sources: (repeat Observable<each Value>)
  private let kind: Meeting
  private let selector: (repeat each Value) throws -> Result

  init(
    _ source: repeat Observable<each Value>, kind: Meeting,
    _ selector: @escaping (repeat each Value) throws -> Result
  ) {
    sources = (repeat each source)
    self.kind = kind
    self.selector = selector
  }

  override func run(_ sink: Sink<Result>) -> Link {
    var count = 0
    for _ in repeat each sources { count += 1 }
    let tally = Tally(sources: count)
    let point = CombinedPoint<repeat each Value, Result>(sink, tally, kind, selector)
    point.listen(to: repeat each sources)
    return point
  }
}

private final class CombinedPoint<each Value, Result>: MeetingPoint<Result> {
  private let slots: (repeat Slot<each Value>)
  private let selector: (repeat each Value) throws -> Result

  init(
    _ downstream: Sink<Result>, _ tally: Tally, _ kind: Meeting,
    _ selector: @escaping (repeat each Value) throws -> Result
  ) {
    slots = (repeat kind.slot(tally) as Slot<each Value>)
    self.selector = selector
    super.init(downstream, tally)
  }

  func listen(to source: repeat Observable<each Value>) {
    for (source, slot) in repeat (each source, each slots) { listen(to: source, slot) }
  }

  override func combine() throws -> Result {
    try selector(repeat (each slots).take())
  }
}

/// Sources of one kind, as many as a collection has, whose elements meet.
final class CombinedCollection<Value, Result>: Observable<Result> {
  private let sources: [Observable<Value>]
  private let kind: Meeting
  private let selector: ([Value]) throws -> Result

  init(
    _ sources: [Observable<Value>], kind: Meeting,
    _ selector: @escaping ([Value]) throws -> Result
  ) {
    self.sources = sources
    self.kind = kind
    self.selector = selector
  }

  override func run(_ sink: Sink<Result>) -> Link {
    let point = CollectionPoint(sink, sources.count, kind, selector)
    point.listen(to: sources)
    return point
  }
}

private final class CollectionPoint<Value, Result>: MeetingPoint<Result> {
  private let slots: [Slot<Value>]
  private let selector: ([Value]) throws -> Result

  init(
    _ downstream: Sink<Result>, _ count: Int, _ kind: Meeting,
    _ selector: @escaping ([Value]) throws -> Result
  ) {
    let tally = Tally(sources: count)
    slots = (0..<count).map { _ in kind.slot(tally) }
    self.selector = selector
    super.init(downstream, tally)
  }

  /// Nothing to meet is all there is to send, once.
  func listen(to sources: [Observable<Value>]) {
    if sources.isEmpty {
      do { forward(try selector([])) } catch { return fail(error) }
      return finish()
    }
    for (source, slot) in zip(sources, slots) { listen(to: source, slot) }
  }

  override func combine() throws -> Result {
    try selector(slots.map { $0.take() })
  }
}
