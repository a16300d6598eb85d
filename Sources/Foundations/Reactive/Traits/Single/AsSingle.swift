extension ObservableType {
  /// Returns the sequence as a single, which fails where there is no element or more than one.
  public func asSingle() -> Single<Element> {
    Single(raw: lift(AsSingleSink.self) { $0.init($1) })
  }
}

/// A sink that sends the only element on completion, and fails where there is none.
private class AsSingleSink<Element>: OnlyElementSink<Element> {
  override func completed() {
    guard let only else { return fail(RxError.noElements) }
    forward(only)
    finish()
  }
}
