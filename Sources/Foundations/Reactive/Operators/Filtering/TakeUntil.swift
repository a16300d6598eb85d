/// Whether the element that ends a sequence still belongs to it.
public enum TakeBehavior: Sendable {
  /// It is sent before the end.
  case inclusive
  /// It is left out.
  case exclusive
}

extension ObservableType {
  /// The elements until another sequence has one.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let (source, other) = (asObservable(), other.asObservable())
    return Observable.started { TakeUntilStage($0).listening(to: source, until: other) }
  }

  /// The elements until some time has passed since the subscription.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler, fileID: fileID, line: line))
  }

  /// The elements until one satisfies a predicate.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    pipe { TakeWhileStage($0, behavior) { try !predicate($0) } }
  }

  /// The elements as long as they satisfy a predicate.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    pipe { TakeWhileStage($0, behavior, predicate) }
  }
}

private final class TakeUntilStage<Element>: Stage<Element, Element> {
  private var side: Link?

  func listening<Other>(
    to source: Observable<Element>, until other: Observable<Other>
  ) -> Link {
    let side = SideSink<Other>(
      onNext: { [weak self] _ in self?.finish() }, onError: { [weak self] in self?.fail($0) })
    self.side = side
    side.connect(other.run(side))
    if !isDisposed { connect(source.run(self)) }
    return self
  }

  override func next(_ element: Element) {
    forward(element)
  }

  override func dismantle() {
    disposeUpstream()
    side?.dispose()
    side = nil
  }
}

private final class TakeWhileStage<Element>: Stage<Element, Element> {
  private let behavior: TakeBehavior
  private let predicate: (Element) throws -> Bool

  init(
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
