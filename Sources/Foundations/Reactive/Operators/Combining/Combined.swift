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
    let point = CombinedPoint(sink, Tally(sources: count), selector)
    point.listen(to: repeat each sources, meeting: kind)
    return point
  }
}

private final class CombinedPoint<each Value, Result>: MeetingPoint<Result> {
  @exclusivity(unchecked)  // never accessed while foreign code runs
  private var slots: ContiguousArray<AnySlot> = []
  private let selector: (repeat each Value) throws -> Result

  init(
    _ downstream: Sink<Result>, _ tally: Tally,
    _ selector: @escaping (repeat each Value) throws -> Result
  ) {
    self.selector = selector
    super.init(downstream, tally)
  }

  func listen(to source: repeat Observable<each Value>, meeting kind: Meeting) {
    for type in repeat (each Value).self { slots.append(slot(type, kind)) }
    var reader = SlotReader(slots)
    for source in repeat each source { listen(to: source, &reader) }
  }

  private func slot<Some>(_ type: Some.Type, _ kind: Meeting) -> Slot<Some> {
    kind.slot(tally)
  }

  private func listen<Some>(to source: Observable<Some>, _ reader: inout SlotReader) {
    listen(to: source, reader.next(Some.self))
  }

  override func combine() throws -> Result {
    var reader = SlotReader(slots)
    return try selector(repeat reader.take((each Value).self))
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
    point.listen(to: sources, meeting: kind)
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

  func listen(to sources: [Observable<Value>], meeting kind: Meeting) {
    if sources.isEmpty { return sendNothingMet(kind) }
    for (source, slot) in zip(sources, slots) { listen(to: source, slot) }
  }

  override func combine() throws -> Result {
    try selector(slots.map { $0.take() })
  }

  /// As in RxSwift, the latest of no source is an empty array, and a zip of none has no elements.
  private func sendNothingMet(_ kind: Meeting) {
    do {
      if kind == .latest { forward(try selector([])) }
      finish()
    } catch {
      fail(error)
    }
  }
}
