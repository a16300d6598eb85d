extension ObservableType {
  /// Sends elements once another sequence has sent one.
  ///
  /// As in RxSwift, a sequence that completes before that does not send completion.
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Observable.producer { SkipUntilSink($0).subscribe(to: source, until: other) }
  }

  /// Sends elements from the first one that does not satisfy a predicate.
  public func skip(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    lift(SkipWhileSink.self) { $0.init($1, predicate) }
  }
}

private final class SkipUntilSink<Element>: OperatorSink<Element, Element> {
  private var notifier: LinkedDisposable?
  private var isOpen = false

  func subscribe<Other>(
    to source: Observable<Element>, until other: Observable<Other>
  ) -> LinkedDisposable {
    keep(source)
    keep(other)
    connect(source.run(self))
    guard !isDisposed else { return self }
    let notifier = NotifierSink<Other>(
      onNext: { [weak self] _ in self?.open() }, onError: { [weak self] in self?.fail($0) })
    self.notifier = notifier
    notifier.connect(other.run(notifier))
    return self
  }

  override func next(_ element: Element) {
    if isOpen { forward(element) }
  }

  override func completed() {
    isOpen ? finish() : dispose()
  }

  override func disposeResources() {
    disposeUpstream()
    disposeNotifier()
  }

  private func open() {
    isOpen = true
    disposeNotifier()
  }

  private func disposeNotifier() {
    notifier?.dispose()
    notifier = nil
  }
}

private class SkipWhileSink<Element>: OperatorSink<Element, Element> {
  override class var keepsSource: Bool { true }

  private var predicate: ((Element) throws -> Bool)?

  required init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
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
