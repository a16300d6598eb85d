/// The sink of zip and combineLatest: sends a combination whenever every source has an element buffered.
class CombiningSink<Result>: TurnTakingSink<Never, Result> {
  final let counts: SourceCounts
  private final var inners: [LinkedDisposable] = []

  init(_ downstream: Sink<Result>, _ counts: SourceCounts) {
    self.counts = counts
    super.init(downstream)
  }

  /// Combines one buffered element of each source.
  func combine() throws -> Result {
    fatalError("Reactive: a combining sink without combine")
  }

  final func subscribe<Value>(to source: Observable<Value>, _ buffer: ValueBuffer<Value>) {
    keep(source)
    let inner = CombiningInnerSink(buffer, self)
    guard startTurn() else { return takeTurnLater { self.subscribe(to: source, inner) } }
    subscribe(to: source, inner)
    endTurn()
  }

  private final func subscribe<Value>(
    to source: Observable<Value>, _ inner: CombiningInnerSink<Value, Result>
  ) {
    guard !isDisposed else { return }
    inners.append(inner)
    source.attach(inner)
  }

  final override func next(_ element: Never) {}

  final override func disposeResources() {
    guard startTurn() else { return takeTurnLater { self.disposeResources() } }
    let disposed = inners
    inners = []
    for inner in disposed { inner.dispose() }
    endTurn()
  }

  fileprivate final func combineIfReady() {
    guard counts.buffered == counts.sources else {
      if counts.endsWithOneSourceLeft, counts.ended == counts.sources - 1 { finish() }
      return
    }
    do {
      forward(try combine())
    } catch {
      fail(error)
    }
  }
}

/// The inner sink for one of the sources.
private final class CombiningInnerSink<Value, Result>: Sink<Value> {
  private let buffer: ValueBuffer<Value>
  private let parent: CombiningSink<Result>

  init(_ buffer: ValueBuffer<Value>, _ parent: CombiningSink<Result>) {
    self.buffer = buffer
    self.parent = parent
    super.init(parent.threads)
  }

  override func next(_ element: Value) {
    guard !isDisposed else { return }
    guard parent.startTurn() else { return parent.takeTurnLater { self.next(element) } }
    buffer.put(element)
    parent.combineIfReady()
    parent.endTurn()
  }

  override func error(_ error: any Error) {
    guard !isDisposed else { return }
    guard parent.startTurn() else { return parent.takeTurnLater { self.error(error) } }
    parent.fail(error)
    parent.endTurn()
  }

  override func completed() {
    guard parent.startTurn() else { return parent.takeTurnLater { self.completed() } }
    if markDisposed() {
      disposeUpstream()
      parent.counts.ended += 1
      if parent.counts.ended == parent.counts.sources { parent.finish() }
    }
    parent.endTurn()
  }
}
