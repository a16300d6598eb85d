extension ObservableType {
  /// Accumulates the elements from a seed and sends the result of each step, without the seed.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    lift(ScanSink.self) { $0.init($1, seed, accumulator) }
  }

  /// Accumulates the elements in place from a seed and sends the result of each step.
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    lift(ScanIntoSink.self) { $0.init($1, seed, accumulator) }
  }
}

private class ScanSink<Element, Result>: OperatorSink<Element, Result> {
  override class var keepsSource: Bool { true }

  // Read before and written after the closure runs, never during it.
  @exclusivity(unchecked)
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
    do {
      let result = try accumulator(accumulated, element)
      accumulated = result
      forward(result)
    } catch {
      fail(error)
    }
  }
}

private class ScanIntoSink<Element, Result>: OperatorSink<Element, Result> {
  override class var keepsSource: Bool { true }

  private var accumulated: Result
  private let accumulator: (inout Result, Element) throws -> Void

  required init(
    _ downstream: Sink<Result>, _ seed: Result,
    _ accumulator: @escaping (inout Result, Element) throws -> Void
  ) {
    accumulated = seed
    self.accumulator = accumulator
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      try accumulator(&accumulated, element)
      forward(accumulated)
    } catch {
      fail(error)
    }
  }
}
