/// The sink of an operator that subscribes to the inner sequences made of its elements.
class FlatteningSink<Element, Result>: OperatorSink<Element, Result> {
  /// Called when an inner sequence has completed.
  func innerCompleted(_ inner: InnerSink<Element, Result>) {
    fatalError("Reactive: a flattening sink without innerCompleted")
  }
}

/// The sink for one of the inner sequences of an operator.
final class InnerSink<Element, Result>: Sink<Result> {
  fileprivate var index = 0
  private let parent: FlatteningSink<Element, Result>

  init(_ parent: FlatteningSink<Element, Result>) {
    self.parent = parent
  }

  override func next(_ element: Result) {
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

/// The inner sinks of an operator, in no order; adding and removing are O(1).
struct InnerSinks<Element, Result> {
  private var sinks: ContiguousArray<InnerSink<Element, Result>> = []

  var isEmpty: Bool { sinks.isEmpty }
  var count: Int { sinks.count }

  mutating func add(_ sink: InnerSink<Element, Result>) {
    sink.index = sinks.count
    sinks.append(sink)
  }

  /// Removes a sink; the last sink takes its index.
  mutating func remove(_ sink: InnerSink<Element, Result>) {
    let index = sink.index
    guard index < sinks.count, sinks[index] === sink else { return }
    sinks.swapAt(index, sinks.count - 1)
    sinks[index].index = index
    sinks.removeLast()
  }

  mutating func removeAll() -> ContiguousArray<InnerSink<Element, Result>> {
    let removed = sinks
    sinks = []
    return removed
  }
}
