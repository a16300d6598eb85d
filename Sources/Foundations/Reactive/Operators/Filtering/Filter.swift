extension ObservableType {
  /// The elements that satisfy a predicate; what it throws ends the sequence as its error.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    pipe { FilterStage($0, predicate) }
  }
}

private final class FilterStage<Element>: Stage<Element, Element> {
  private let predicate: (Element) throws -> Bool

  init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      if try predicate(element) { forward(element) }
    } catch {
      fail(error)
    }
  }
}
