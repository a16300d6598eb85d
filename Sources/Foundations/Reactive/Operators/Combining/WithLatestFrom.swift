extension ObservableType {
  /// Each element combined with the latest of another sequence; nothing while that has none.
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    pipe { WithLatestStage($0, second.asObservable(), resultSelector) }
  }

  /// The latest element of another sequence each time this one has an element.
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    pipe { WithLatestStage($0, second.asObservable()) { $1 } }
  }
}

private final class WithLatestStage<Element, Other, Result>: Stage<Element, Result> {
  private let selector: (Element, Other) throws -> Result
  private let other: LatestOfOther<Element, Other, Result>

  init(
    _ downstream: Sink<Result>, _ second: Observable<Other>,
    _ selector: @escaping (Element, Other) throws -> Result
  ) {
    self.selector = selector
    other = LatestOfOther()
    super.init(downstream)
    other.stage = self
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

  override func dismantle() {
    disposeUpstream()
    other.stage = nil
    other.dispose()
  }
}

/// Remembers the latest element; that it ends does not matter, that it fails does.
private final class LatestOfOther<Element, Other, Result>: Sink<Other> {
  var latest: Other?
  weak var stage: WithLatestStage<Element, Other, Result>?

  override func next(_ element: Other) {
    latest = element
  }

  override func error(_ error: any Error) {
    stage?.fail(error)
  }

  override func completed() {
    dispose()
  }
}
