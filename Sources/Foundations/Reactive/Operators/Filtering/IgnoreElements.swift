extension ObservableType {
  /// Sends only the terminal event.
  public func ignoreElements() -> Observable<Never> {
    lift { IgnoreElementsSink($0) }
  }
}

private final class IgnoreElementsSink<Element>: OperatorSink<Element, Never> {
  override func next(_ element: Element) {}
}
