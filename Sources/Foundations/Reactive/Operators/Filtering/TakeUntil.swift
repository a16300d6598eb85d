/// Whether the element that ends a sequence is sent.
public enum TakeBehavior: Sendable {
  /// The element is sent before completion.
  case inclusive
  /// The element is not sent.
  case exclusive
}

extension ObservableType {
  /// Sends elements until another sequence sends one, then completes.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Observable.producer { TakeUntilSink($0).subscribe(to: source, until: other) }
  }

  /// Sends elements for a duration from the subscription, then completes.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// Sends elements until one satisfies a predicate, then completes.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    lift(TakeWhileSink.self) { $0.init($1, behavior) { try !predicate($0) } }
  }

  /// Sends elements while they satisfy a predicate, then completes.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    lift(TakeWhileSink.self) { $0.init($1, behavior, predicate) }
  }
}

/// Takes turns: the other sequence may end this one from another thread while an element is being sent.
private final class TakeUntilSink<Element>: TurnTakingSink<Element, Element> {
  private var notifier: LinkedDisposable?

  func subscribe<Other>(
    to source: Observable<Element>, until other: Observable<Other>
  ) -> LinkedDisposable {
    keep(source)
    keep(other)
    let notifier = NotifierSink<Other>(
      onNext: { [weak self] _ in self?.completed() }, onError: { [weak self] in self?.error($0) })
    self.notifier = notifier
    notifier.connect(other.run(notifier))
    if !isDisposed { connect(source.run(self)) }
    return self
  }

  override func next(_ element: Element) {
    guard startTurn() else { return takeTurnLater { self.next(element) } }
    forward(element)
    endTurn()
  }

  override func disposeResources() {
    disposeUpstream()
    notifier?.dispose()
    notifier = nil
  }
}

private class TakeWhileSink<Element>: OperatorSink<Element, Element> {
  override class var keepsSource: Bool { true }

  private let behavior: TakeBehavior
  private let predicate: (Element) throws -> Bool

  required init(
    _ downstream: Sink<Element>, _ behavior: TakeBehavior,
    _ predicate: @escaping (Element) throws -> Bool
  ) {
    self.behavior = behavior
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    do {
      if try predicate(element) { return forward(element) }
      if behavior == .inclusive { forward(element) }
      finish()
    } catch {
      fail(error)
    }
  }
}
