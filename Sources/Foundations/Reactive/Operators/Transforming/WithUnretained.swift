extension ObservableType {
  /// Sends each element with an object, held weakly; completes once the object is gone.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }

  /// Combines each element with an object, held weakly; completes once the object is gone.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    let combine = { [weak object] (element: Element) in
      object.map { resultSelector($0, element) }
    }
    return lift(WithUnretainedSink.self) { $0.init($1, combine) }
  }
}

private class WithUnretainedSink<Element, Result>: OperatorSink<Element, Result> {
  override class var keepsSource: Bool { true }

  private let combine: (Element) -> Result?

  required init(_ downstream: Sink<Result>, _ combine: @escaping (Element) -> Result?) {
    self.combine = combine
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard let result = combine(element) else { return finish() }
    forward(result)
  }
}
