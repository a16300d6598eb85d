extension ObservableType {
  /// Sends the elements of several sequences as they arrive; completes when all have completed.
  public static func merge<Sources: Collection>(
    _ sources: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// Sends the elements of several sequences as they arrive; completes when all have completed.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable.producer { MergeSourcesSink(sources.count, $0).subscribe(to: sources) }
  }

  /// Sends the elements of several sequences as they arrive; completes when all have completed.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the elements of all inner sequences as they arrive.
  public func merge() -> Observable<Element.Element> {
    lift { MergeSink($0, .all) { $0.asObservable() } }
  }

  /// Sends the elements of up to a number of inner sequences at a time; the others wait in order.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    lift { MergeSink($0, .atMost(maxConcurrent)) { $0.asObservable() } }
  }
}

/// The sink of merge for a fixed list of sources.
private final class MergeSourcesSink<Element>: OperatorSink<Never, Element> {
  private var inners = InnerSinks<Element>()
  private var running: Int

  init(_ count: Int, _ downstream: Sink<Element>) {
    running = count
    super.init(downstream)
  }

  func subscribe(to sources: [Observable<Element>]) -> LinkedDisposable {
    if sources.isEmpty { finish() }
    for source in sources where !isDisposed {
      let inner = MergeSourcesInnerSink(self)
      inners.add(inner)
      inner.connect(source.run(inner))
    }
    return self
  }

  override func next(_ element: Never) {}

  override func disposeResources() {
    for inner in inners.removeAll() { inner.dispose() }
  }

  func innerCompleted(_ inner: MergeSourcesInnerSink<Element>) {
    inners.remove(inner)
    running -= 1
    if running == 0 { finish() }
  }
}

private final class MergeSourcesInnerSink<Element>: InnerSink<Element> {
  private let parent: MergeSourcesSink<Element>

  init(_ parent: MergeSourcesSink<Element>) {
    self.parent = parent
  }

  override func next(_ element: Element) {
    guard !isDisposed else { return }
    parent.forward(element)
  }

  override func error(_ error: any Error) {
    guard !isDisposed else { return }
    parent.fail(error)
  }

  override func completed() {
    guard markDisposed() else { return }
    disposeUpstream()
    parent.innerCompleted(self)
  }
}
