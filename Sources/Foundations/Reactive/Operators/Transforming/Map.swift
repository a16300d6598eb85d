extension ObservableType {
  /// Transforms each element; an error thrown ends the sequence.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    lift(MapSink.self) { $0.init($1, transform) }
  }
}

private class MapSink<Element, Result>: OperatorSink<Element, Result> {
  private let transform: (Element) throws -> Result

  required init(_ downstream: Sink<Result>, _ transform: @escaping (Element) throws -> Result) {
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      forward(try transform(element))
    } catch {
      fail(error)
    }
  }
}
