extension ObservableType {
  /// Accumulates the elements from a seed and sends the result when the sequence completes.
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    lift(ReduceSink.self) { $0.init($1, seed, accumulator) }
  }

  /// Accumulates the elements from a seed and sends the transformed result on completion.
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator).map(mapResult)
  }

  /// Sends all elements as an array when the sequence completes.
  public func toArray() -> Single<[Element]> {
    Single(raw: lift(ToArraySink.self) { $0.init($1) })
  }
}

private class ReduceSink<Element, Result>: OperatorSink<Element, Result> {
  override class var keepsSource: Bool { true }

  private var accumulated: Result
  private let accumulator: (Result, Element) throws -> Result

  required init(
    _ downstream: Sink<Result>, _ seed: Result,
    _ accumulator: @escaping (Result, Element) throws -> Result
  ) {
    accumulated = seed
    self.accumulator = accumulator
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    do {
      accumulated = try accumulator(accumulated, element)
    } catch {
      fail(error)
    }
  }

  override func completed() {
    forward(accumulated)
    finish()
  }
}

private class ToArraySink<Element>: OperatorSink<Element, [Element]> {
  override class var keepsSource: Bool { true }

  private var elements: [Element] = []

  required override init(_ downstream: Sink<[Element]>) {
    super.init(downstream)
  }

  override func next(_ element: Element) {
    elements.append(element)
  }

  override func completed() {
    forward(elements)
    finish()
  }
}
