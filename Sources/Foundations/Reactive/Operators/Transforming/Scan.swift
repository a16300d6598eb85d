extension ObservableType {
  /// What has accumulated after each element, starting from a seed that is not sent itself.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    pipe { ScanStage($0, seed, accumulator) }
  }

  /// What has accumulated after each element, in a value that the closure changes in place.
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    pipe { ScanIntoStage($0, seed, accumulator) }
  }
}

private final class ScanStage<Element, Result>: Stage<Element, Result> {
  // Read and written in one go, never while the closure runs.
  @exclusivity(unchecked)
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
    do {
      let result = try accumulator(accumulated, element)
      accumulated = result
      forward(result)
    } catch {
      fail(error)
    }
  }
}

private final class ScanIntoStage<Element, Result>: Stage<Element, Result> {
  private var accumulated: Result
  private let accumulator: (inout Result, Element) throws -> Void

  init(
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
