extension ObservableType {
  /// The elements of all sequences that a closure makes of the elements, as they come.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    pipe { MergeStage($0, .all) { try selector($0).asObservable() } }
  }

  /// As ``flatMap(_:)``, with elements ignored while a sequence runs that an earlier one opened.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    pipe { MergeStage($0, .first) { try selector($0).asObservable() } }
  }

  /// As ``flatMap(_:)``, with each sequence started once the one before it has ended.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    pipe { MergeStage($0, .atMost(1)) { try selector($0).asObservable() } }
  }
}

/// Which of the sequences made of elements run at a time.
enum Admission {
  case all
  case first
  case atMost(Int)
}

/// Listens to the sequences it makes of the elements, as many at a time as are admitted.
final class MergeStage<Element, Result>: Stage<Element, Result> {
  private let admission: Admission
  private let selector: (Element) throws -> Observable<Result>
  private var inners = Inners<Result>()
  private var waiting: [Observable<Result>] = []
  private var hasEnded = false

  init(
    _ downstream: Sink<Result>, _ admission: Admission,
    _ selector: @escaping (Element) throws -> Observable<Result>
  ) {
    self.admission = admission
    self.selector = selector
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    if case .first = admission, !inners.isEmpty { return }
    do {
      admit(try selector(element))
    } catch {
      fail(error)
    }
  }

  override func completed() {
    hasEnded = true
    disposeUpstream()
    finishIfDone()
  }

  override func dismantle() {
    disposeUpstream()
    waiting = []
    for inner in inners.removeAll() { inner.dispose() }
  }

  fileprivate func ended(_ inner: MergeInner<Element, Result>) {
    inners.remove(inner)
    guard waiting.isEmpty else { return listen(to: waiting.removeFirst()) }
    finishIfDone()
  }

  private func admit(_ source: Observable<Result>) {
    guard !isDisposed else { return }
    if case .atMost(let limit) = admission, inners.count >= limit {
      waiting.append(source)
    } else {
      listen(to: source)
    }
  }

  private func listen(to source: Observable<Result>) {
    let inner = MergeInner(self)
    inners.add(inner)
    source.attach(inner)
  }

  private func finishIfDone() {
    if hasEnded, inners.isEmpty { finish() }
  }
}

/// Listens to one of the sequences for a merging stage.
private final class MergeInner<Element, Result>: Inner<Result> {
  private let stage: MergeStage<Element, Result>

  init(_ stage: MergeStage<Element, Result>) {
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
    stage.ended(self)
  }
}
