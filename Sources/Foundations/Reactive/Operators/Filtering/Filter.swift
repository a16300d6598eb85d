extension ObservableType {
  /// Sends the elements that satisfy a predicate; an error thrown ends the sequence.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift(FilterSink.self) { $0.init($1, predicate) }
  }
}

private class FilterSink<Element>: OperatorSink<Element, Element> {
  private let predicate: (Element) throws -> Bool

  required init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
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
