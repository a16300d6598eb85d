/// A sink for one of several sequences that an operator listens to at a time.
class Inner<Element>: Sink<Element> {
  fileprivate final var place = 0
}

/// The sequences an operator listens to at a time; adding and removing are O(1).
struct Inners<Element> {
  private var sinks: ContiguousArray<Inner<Element>> = []

  var isEmpty: Bool { sinks.isEmpty }
  var count: Int { sinks.count }

  mutating func add(_ sink: Inner<Element>) {
    sink.place = sinks.count
    sinks.append(sink)
  }

  /// The last one takes the place of the one removed.
  mutating func remove(_ sink: Inner<Element>) {
    let place = sink.place
    guard place < sinks.count, sinks[place] === sink else { return }
    sinks.swapAt(place, sinks.count - 1)
    sinks[place].place = place
    sinks.removeLast()
  }

  mutating func removeAll() -> ContiguousArray<Inner<Element>> {
    let all = sinks
    sinks = []
    return all
  }
}
