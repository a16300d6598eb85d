extension ObservableType {
  /// Sends the inner sequence made of the latest element; disposes of the previous one.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    switching { try selector($0).asObservable() }
  }

  @usableFromInline
  func switching<Result>(
    _ selector: @escaping (Element) throws -> Observable<Result>
  ) -> Observable<Result> {
    lift(SwitchSink.self) { $0.init($1, selector) }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the latest inner sequence; disposes of the previous one.
  public func switchLatest() -> Observable<Element.Element> {
    switching { $0.asObservable() }
  }
}

private class SwitchSink<Element, Result>: FlatteningSink<Element, Result> {
  private let selector: (Element) throws -> Observable<Result>
  @exclusivity(unchecked)  // never accessed while the app's code runs
  private var inner: InnerSink<Element, Result>?
  private var hasCompleted = false

  required init(
    _ downstream: Sink<Result>, _ selector: @escaping (Element) throws -> Observable<Result>
  ) {
    self.selector = selector
    super.init(downstream)
  }

  override func receive(_ element: Element) {
    guard !isDisposed else { return }
    do {
      subscribe(to: try selector(element))
    } catch {
      fail(error)
    }
  }

  override func outerCompleted() {
    hasCompleted = true
    disposeUpstream()
    if inner == nil { finish() }
  }

  override func disposeSequences() {
    disposeUpstream()
    let last = inner
    inner = nil
    last?.dispose()
  }

  override func innerCompleted(_ inner: InnerSink<Element, Result>) {
    self.inner = nil
    keep(inner)
    if hasCompleted { finish() }
  }

  private func subscribe(to source: Observable<Result>) {
    guard !isDisposed else { return }
    let last = inner
    let latest = makeInner()
    inner = latest
    last?.dispose()
    if let last { keep(last) }
    source.attach(latest)
  }
}
