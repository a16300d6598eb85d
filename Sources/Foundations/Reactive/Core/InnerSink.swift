/// A sink for one of the sequences that an operator is subscribed to at a time.
class InnerSink<Element>: Sink<Element> {
  fileprivate final var index = 0
}

/// The inner sinks of an operator, in no order; adding and removing are O(1).
struct InnerSinks<Element> {
  private var sinks: ContiguousArray<InnerSink<Element>> = []

  var isEmpty: Bool { sinks.isEmpty }
  var count: Int { sinks.count }

  mutating func add(_ sink: InnerSink<Element>) {
    sink.index = sinks.count
    sinks.append(sink)
  }

  /// Removes a sink; the last sink takes its index.
  mutating func remove(_ sink: InnerSink<Element>) {
    let index = sink.index
    guard index < sinks.count, sinks[index] === sink else { return }
    sinks.swapAt(index, sinks.count - 1)
    sinks[index].index = index
    sinks.removeLast()
  }

  mutating func removeAll() -> ContiguousArray<InnerSink<Element>> {
    let removed = sinks
    sinks = []
    return removed
  }
}
