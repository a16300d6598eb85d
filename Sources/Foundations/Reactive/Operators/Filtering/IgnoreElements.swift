extension ObservableType {
  /// Only how the sequence ends.
  public func ignoreElements() -> Observable<Never> {
    pipe { IgnoreStage($0) }
  }
}

private final class IgnoreStage<Element>: Stage<Element, Never> {
  override func next(_ element: Element) {}
}
