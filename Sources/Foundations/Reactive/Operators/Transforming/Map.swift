extension ObservableType {
  /// Transforms each element; an error thrown ends the sequence.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    lift { MapSink($0, transform) }
  }
}

private final class MapSink<Element, Result>: OperatorSink<Element, Result> {
  private let transform: (Element) throws -> Result

  init(_ downstream: Sink<Result>, _ transform: @escaping (Element) throws -> Result) {
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
