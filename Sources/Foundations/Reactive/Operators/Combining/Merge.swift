extension ObservableType {
  /// The elements of several sequences as they come; it ends when all have ended.
  public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// The elements of several sequences as they come; it ends when all have ended.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable.started { MergedSources(sources.count, $0).listening(to: sources) }
  }

  /// The elements of several sequences as they come; it ends when all have ended.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of all sequences of the sequence, as they come.
  public func merge() -> Observable<Element.Element> {
    pipe { MergeStage($0, .all) { $0.asObservable() } }
  }

  /// The elements of at most so many sequences at a time; others wait until one of those has ended.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    pipe { MergeStage($0, .atMost(maxConcurrent)) { $0.asObservable() } }
  }
}

/// Listens to sources that are all known from the start.
private final class MergedSources<Element>: Stage<Never, Element> {
  private var inners = Inners<Element>()
  private var running: Int

  init(_ count: Int, _ downstream: Sink<Element>) {
    running = count
    super.init(downstream)
  }

  func listening(to sources: [Observable<Element>]) -> Link {
    if sources.isEmpty { finish() }
    for source in sources where !isDisposed {
      let inner = MergedInner(self)
      inners.add(inner)
      inner.connect(source.run(inner))
    }
    return self
  }

  override func next(_ element: Never) {}

  override func dismantle() {
    for inner in inners.removeAll() { inner.dispose() }
  }

  func ended(_ inner: MergedInner<Element>) {
    inners.remove(inner)
    running -= 1
    if running == 0 { finish() }
  }
}

private final class MergedInner<Element>: Inner<Element> {
  private let merged: MergedSources<Element>

  init(_ merged: MergedSources<Element>) {
    self.merged = merged
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    merged.forward(element)
  }

  override func error(_ error: any Error) {
    guard !isDisposed else { return }
    merged.fail(error)
  }

  override func completed() {
    guard retire() else { return }
    disposeUpstream()
    merged.ended(self)
  }
}
