extension ObservableType {
  /// Each element transformed; what the transformation throws ends the sequence as its error.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    pipe { MapStage($0, transform) }
  }
}

private final class MapStage<Element, Result>: Stage<Element, Result> {
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
