extension ObservableType {
  /// The elements from the moment another sequence has one.
  ///
  /// As in RxSwift, a sequence that ends before that moment does not send its end.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Observable.started { SkipUntilStage($0).listening(to: source, until: other) }
  }

  /// The elements from the first that does not satisfy a predicate.
  public func skip(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    pipe { SkipWhileStage($0, predicate) }
  }
}

private final class SkipUntilStage<Element>: Stage<Element, Element> {
  private var side: Link?
  private var isOpen = false

  func listening<Other>(
    to source: Observable<Element>, until other: Observable<Other>
  ) -> Link {
    connect(source.run(self))
    guard !isDisposed else { return self }
    let side = SideSink<Other>(
      onNext: { [weak self] _ in self?.open() }, onError: { [weak self] in self?.fail($0) })
    self.side = side
    side.connect(other.run(side))
    return self
  }

  override func next(_ element: Element) {
    if isOpen { forward(element) }
  }

  override func completed() {
    isOpen ? finish() : dispose()
  }

  override func dismantle() {
    disposeUpstream()
    closeSide()
  }

  private func open() {
    isOpen = true
    closeSide()
  }

  private func closeSide() {
    side?.dispose()
    side = nil
  }
}

private final class SkipWhileStage<Element>: Stage<Element, Element> {
  private var predicate: ((Element) throws -> Bool)?

  init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      if let predicate, try predicate(element) { return }
      predicate = nil
      forward(element)
    } catch {
      fail(error)
    }
  }
}
