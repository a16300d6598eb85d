extension ObservableType {
  /// Each element beside an object that is held weakly; the sequence ends once the object is gone.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }

  /// Each element combined with an object held weakly; the sequence ends once the object is gone.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    let combine = { [weak object] (element: Element) in
      object.map { resultSelector($0, element) }
    }
    return pipe { UnretainedStage($0, combine) }
  }
}

private final class UnretainedStage<Element, Result>: Stage<Element, Result> {
  private let combine: (Element) -> Result?

  init(_ downstream: Sink<Result>, _ combine: @escaping (Element) -> Result?) {
    self.combine = combine
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard let result = combine(element) else { return finish() }
    forward(result)
  }
}
