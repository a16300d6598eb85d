extension ObservableType {
  /// The elements of the sequence made of the latest element; the one before it is disposed of.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    pipe { SwitchStage($0) { try selector($0).asObservable() } }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the latest sequence; the one before it is disposed of.
  public func switchLatest() -> Observable<Element.Element> {
    pipe { SwitchStage($0) { $0.asObservable() } }
  }
}

private final class SwitchStage<Element, Result>: Stage<Element, Result> {
  private let selector: (Element) throws -> Observable<Result>
  private var inner: SwitchInner<Element, Result>?
  private var hasEnded = false

  init(
    _ downstream: Sink<Result>, _ selector: @escaping (Element) throws -> Observable<Result>
  ) {
    self.selector = selector
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    do {
      listen(to: try selector(element))
    } catch {
      fail(error)
    }
  }

  override func completed() {
    hasEnded = true
    disposeUpstream()
    if inner == nil { finish() }
  }

  override func dismantle() {
    disposeUpstream()
    let last = inner
    inner = nil
    last?.dispose()
  }

  fileprivate func innerEnded() {
    inner = nil
    if hasEnded { finish() }
  }

  private func listen(to source: Observable<Result>) {
    guard !isDisposed else { return }
    let last = inner
    let latest = SwitchInner(self)
    inner = latest
    last?.dispose()
    source.attach(latest)
  }
}

/// Listens to the latest sequence; what is disposed of says nothing more.
private final class SwitchInner<Element, Result>: Sink<Result> {
  private let stage: SwitchStage<Element, Result>

  init(_ stage: SwitchStage<Element, Result>) {
    self.stage = stage
  }

  override func next(_ element: Result) {
    guard !isDisposed else { return }
    stage.forward(element)
  }

  override func error(_ error: any Error) {
    guard !isDisposed else { return }
    stage.fail(error)
  }

  override func completed() {
    guard retire() else { return }
    disposeUpstream()
    stage.innerEnded()
  }
}
