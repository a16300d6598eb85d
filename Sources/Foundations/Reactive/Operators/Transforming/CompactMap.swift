extension ObservableType {
  /// Each element transformed, where the transformation gives something; what it throws ends the sequence.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    pipe { CompactMapStage($0, transform) }
  }
}

private final class CompactMapStage<Element, Result>: Stage<Element, Result> {
  private let transform: (Element) throws -> Result?

  init(_ downstream: Sink<Result>, _ transform: @escaping (Element) throws -> Result?) {
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
