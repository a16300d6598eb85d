/// A sink that subscribes to sources in order, in a loop where they end at once, to spare the stack.
class SequentialSink<Element, Sources: IteratorProtocol>: ForwardingSink<Element>
where Sources.Element == Observable<Element> {
  private final var sources: Sources
  private final var isSubscribing = false
  private final var hasEnded = false

  init(_ sources: Sources, _ downstream: Sink<Element>) {
    self.sources = sources
    super.init(downstream)
  }

  final func run() -> LinkedDisposable {
    subscribeToNext()
    return self
  }

  /// Continues with the next source after one that has ended.
  final func sourceEnded() {
    hasEnded = true
    if !isSubscribing { subscribeToNext() }
  }

  /// Called when the last source has ended.
  func lastSourceEnded() { finish() }

  private final func subscribeToNext() {
    isSubscribing = true
    defer { isSubscribing = false }
    repeat {
      hasEnded = false
      disposeUpstream()
      guard let source = sources.next() else { return lastSourceEnded() }
      source.attach(self)
    } while hasEnded && !isDisposed
  }
}
