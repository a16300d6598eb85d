extension ObservableType {
  /// What has accumulated when the sequence ends, starting from a seed.
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    pipe { ReduceStage($0, seed, accumulator) }
  }

  /// What has accumulated when the sequence ends, transformed.
  public func reduce<Accumulated, Result>(
    _ seed: Accumulated, accumulator: @escaping (Accumulated, Element) throws -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator).map(mapResult)
  }

  /// All elements in an array, when the sequence ends.
  public func toArray() -> Single<[Element]> {
    Single(raw: pipe { ToArrayStage($0) })
  }
}

private final class ReduceStage<Element, Result>: Stage<Element, Result> {
  private var accumulated: Result
  private let accumulator: (Result, Element) throws -> Result

  init(
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

private final class ToArrayStage<Element>: Stage<Element, [Element]> {
  private var elements: [Element] = []

  override func next(_ element: Element) {
    elements.append(element)
  }

  override func completed() {
    forward(elements)
    finish()
  }
}
