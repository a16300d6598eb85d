extension ObservableType {
  /// Combines each element with the latest of another sequence; sends nothing before that has one.
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    lift(WithLatestFromSink.self) { $0.init($1, second.asObservable(), resultSelector) }
  }

  /// Sends the latest element of another sequence whenever this one sends an element.
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    lift(WithLatestFromSink.self) { $0.init($1, second.asObservable()) { $1 } }
  }
}

private class WithLatestFromSink<Element, Other, Result>: OperatorSink<Element, Result> {
  override class var keepsSource: Bool { true }

  private let selector: (Element, Other) throws -> Result
  private let other: LatestElementSink<Element, Other, Result>

  required init(
    _ downstream: Sink<Result>, _ second: Observable<Other>,
    _ selector: @escaping (Element, Other) throws -> Result
  ) {
    self.selector = selector
    other = LatestElementSink()
    super.init(downstream)
    keep(second)
    other.parent = self
    other.connect(second.run(other))
  }

  override func next(_ element: Element) {
    guard let latest = other.latest else { return }
    do {
      forward(try selector(element, latest))
    } catch {
      fail(error)
    }
  }

  override func disposeResources() {
    disposeUpstream()
    other.parent = nil
    other.dispose()
  }
}

/// The sink for the other sequence: stores its latest element, forwards errors, ignores completion.
private final class LatestElementSink<Element, Other, Result>: Sink<Other> {
  var latest: Other?
  weak var parent: WithLatestFromSink<Element, Other, Result>?

  override func next(_ element: Other) {
    latest = element
  }

  override func error(_ error: any Error) {
    parent?.fail(error)
  }

  override func completed() {
    dispose()
  }
}
