extension ObservableType {
  /// Sends the inner sequence made of the latest element; disposes of the previous one.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    lift { SwitchSink($0) { try selector($0).asObservable() } }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the latest inner sequence; disposes of the previous one.
  public func switchLatest() -> Observable<Element.Element> {
    lift { SwitchSink($0) { $0.asObservable() } }
  }
}

private final class SwitchSink<Element, Result>: FlatteningSink<Element, Result> {
  private let selector: (Element) throws -> Observable<Result>
  private var inner: InnerSink<Element, Result>?
  private var hasCompleted = false

  init(
    _ downstream: Sink<Result>, _ selector: @escaping (Element) throws -> Observable<Result>
  ) {
    self.selector = selector
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    do {
      subscribe(to: try selector(element))
    } catch {
      fail(error)
    }
  }

  override func completed() {
    hasCompleted = true
    disposeUpstream()
    if inner == nil { finish() }
  }

  override func disposeResources() {
    disposeUpstream()
    let last = inner
    inner = nil
    last?.dispose()
  }

  override func innerCompleted(_ inner: InnerSink<Element, Result>) {
    self.inner = nil
    if hasCompleted { finish() }
  }

  private func subscribe(to source: Observable<Result>) {
    guard !isDisposed else { return }
    let last = inner
    let latest = InnerSink(self)
    inner = latest
    last?.dispose()
    source.attach(latest)
  }
}
