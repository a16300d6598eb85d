/// The sink of an operator that subscribes to the inner sequences made of its elements.
class FlatteningSink<Element, Result>: TurnTakingSink<Element, Result> {
  /// The class of the inner sinks, stored so that it is not looked up for each of them.
  final let innerType = InnerSink<Element, Result>.self

  @exclusivity(unchecked)  // never accessed while the app's code runs
  private final var spare = SpareInnerSink()

  /// Returns an inner sink: a new one, or the last one that ended.
  final func makeInner() -> InnerSink<Element, Result> {
    guard let sink = spare.take() else { return innerType.init(self) }
    return unsafeDowncast(sink, to: InnerSink<Element, Result>.self)
  }

  /// Keeps an inner sink that ended; not after disposal, since it refers to this.
  final func keep(_ ended: InnerSink<Element, Result>) {
    if !isDisposed { spare.keep(ended) }
  }

  /// Called with each element, in turn.
  func receive(_ element: Element) {
    fatalError("Reactive: a flattening sink without receive")
  }

  /// Called when the outer sequence has completed, in turn.
  func outerCompleted() {
    fatalError("Reactive: a flattening sink without outerCompleted")
  }

  /// Disposes of the outer and the inner sequences, in turn.
  func disposeSequences() {
    fatalError("Reactive: a flattening sink without disposeSequences")
  }

  final override func next(_ element: Element) {
    guard startTurn() else { return takeTurnLater { self.next(element) } }
    receive(element)
    endTurn()
  }

  final override func completed() {
    guard startTurn() else { return takeTurnLater { self.completed() } }
    outerCompleted()
    endTurn()
  }

  final override func disposeResources() {
    guard startTurn() else { return takeTurnLater { self.disposeResources() } }
    disposeSequences()
    spare.keep(nil)
    endTurn()
  }

  /// Called when an inner sequence has completed, in turn.
  func innerCompleted(_ inner: InnerSink<Element, Result>) {
    fatalError("Reactive: a flattening sink without innerCompleted")
  }
}

/// The sink for one of the inner sequences of an operator.
///
/// Not final, so that its initializer takes the class that is stored.
class InnerSink<Element, Result>: Sink<Result> {
  fileprivate final var index = 0
  private final let parent: FlatteningSink<Element, Result>

  required init(_ parent: FlatteningSink<Element, Result>) {
    self.parent = parent
    super.init(parent.threads)
  }

  override func next(_ element: Result) {
    guard !isDisposed else { return }
    guard parent.startTurn() else { return parent.takeTurnLater { self.next(element) } }
    parent.forward(element)
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
      parent.innerCompleted(self)
    }
    parent.endTurn()
  }
}

/// The inner sinks of an operator, in no order; adding and removing are O(1).
///
/// The array is not of the generic type, which would be looked up at every access.
struct InnerSinks<Element, Result> {
  private var sinks: ContiguousArray<LinkedDisposable> = []

  var isEmpty: Bool { sinks.isEmpty }
  var count: Int { sinks.count }

  mutating func add(_ sink: InnerSink<Element, Result>) {
    sink.index = sinks.count
    sinks.append(sink)
  }

  /// Removes a sink, and returns whether it was there; the last sink takes its index.
  mutating func remove(_ sink: InnerSink<Element, Result>) -> Bool {
    let index = sink.index
    guard index < sinks.count, sinks[index] === sink else { return false }
    let last = sinks.removeLast()
    guard last !== sink else { return true }
    sinks[index] = last
    unsafeDowncast(last, to: InnerSink<Element, Result>.self).index = index
    return true
  }

  mutating func removeAll() -> ContiguousArray<LinkedDisposable> {
    let removed = sinks
    sinks = []
    return removed
  }
}

/// The last inner sink that ended, to be used again unless its source still holds it.
struct SpareInnerSink {
  // Not of the generic type, which would be looked up to tell whether the reference is unique.
  private var sink: LinkedDisposable?

  mutating func keep(_ ended: LinkedDisposable?) {
    sink = ended
  }

  /// Returns the sink, ready to be used again; nil where there is none that nothing else refers to.
  mutating func take() -> LinkedDisposable? {
    guard isKnownUniquelyReferenced(&sink), let spare = sink else { return nil }
    sink = nil
    spare.reopen()
    return spare
  }
}
