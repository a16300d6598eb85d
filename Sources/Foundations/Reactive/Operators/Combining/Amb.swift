extension ObservableType {
  /// Sends this sequence or another, whichever has the first event; disposes of the other.
  public func amb<Source: ObservableType>(
    _ right: Source
  ) -> Observable<Element> where Source.Element == Element {
    Observable.amb([asObservable(), right.asObservable()])
  }

  /// Sends the one of several sequences that has the first event; disposes of the others.
  public static func amb<Sources: Sequence>(
    _ sources: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    Observable.producer { AmbSink($0).subscribe(to: Array(sources)) }
  }
}

private final class AmbSink<Element>: OperatorSink<Never, Element> {
  private var inners: [AmbInnerSink<Element>] = []
  private var winner: AmbInnerSink<Element>?

  func subscribe(to sources: [Observable<Element>]) -> LinkedDisposable {
    for source in sources { keep(source) }
    inners = sources.map { _ in AmbInnerSink(self) }
    for (inner, source) in zip(inners, sources) where !inner.isDisposed {
      inner.connect(source.run(inner))
    }
    return self
  }

  /// Returns whether an inner sink had the first event; the first call disposes of the others.
  func isFirst(_ inner: AmbInnerSink<Element>) -> Bool {
    if let winner { return winner === inner }
    winner = inner
    for loser in inners where loser !== inner { loser.dispose() }
    return true
  }

  override func next(_ element: Never) {}

  override func disposeResources() {
    let disposed = inners
    inners = []
    winner = nil
    for inner in disposed { inner.dispose() }
  }
}

private final class AmbInnerSink<Element>: Sink<Element> {
  private let parent: AmbSink<Element>

  init(_ parent: AmbSink<Element>) {
    self.parent = parent
  }

  override func next(_ element: Element) {
    if !isDisposed, parent.isFirst(self) { parent.forward(element) }
  }

  override func error(_ error: any Error) {
    if !isDisposed, parent.isFirst(self) { parent.fail(error) }
  }

  override func completed() {
    if !isDisposed, parent.isFirst(self) { parent.finish() }
  }
}
