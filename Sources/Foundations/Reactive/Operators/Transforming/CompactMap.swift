extension ObservableType {
  /// Transforms each element and drops nil results; an error thrown ends the sequence.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    lift(CompactMapSink.self) { $0.init($1, transform) }
  }
}

private class CompactMapSink<Element, Result>: OperatorSink<Element, Result> {
  private let transform: (Element) throws -> Result?

  required init(_ downstream: Sink<Result>, _ transform: @escaping (Element) throws -> Result?) {
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      if let result = try transform(element) { forward(result) }
    } catch {
      fail(error)
    }
  }
}
