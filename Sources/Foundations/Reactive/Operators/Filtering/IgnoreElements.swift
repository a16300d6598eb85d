extension ObservableType {
  /// Sends only the terminal event.
  public func ignoreElements() -> Observable<Never> {
    lift(IgnoreElementsSink.self) { $0.init($1) }
  }
}

private class IgnoreElementsSink<Element>: OperatorSink<Element, Never> {
  required override init(_ downstream: Sink<Never>) {
    super.init(downstream)
  }

  override func next(_ element: Element) {}
}
