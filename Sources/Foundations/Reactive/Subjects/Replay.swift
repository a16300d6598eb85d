/// A hub that remembers the last elements and gives them to whoever comes later.
final class Replay<Element> {
  private let hub = Hub<Element>()
  private let capacity: Int
  private var memory: [Element] = []
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  var hasSinks: Bool { hub.hasSinks }
  var ending: Ending? { hub.ending }

  /// Remembers an element and sends it; nothing happens after the end.
  func next(_ element: Element) {
    guard hub.ending == nil else { return }
    remember(element)
    hub.next(element)
  }

  func end(_ ending: Ending) {
    hub.end(ending)
  }

  /// Gives a sink what is remembered, then what follows.
  func add(_ sink: Sink<Element>) -> Link {
    guard let ending = hub.ending else {
      let seat = hub.add(sink)
      if !memory.isEmpty { hub.hold { replay(to: sink) } }
      return seat
    }
    replay(to: sink)
    ending.tell(sink)
    return NoLink()
  }

  /// Lets go of all sinks without telling them, and forgets everything.
  func removeAll() {
    memory = []
    oldest = 0
    hub.removeAll()
  }

  private func replay(to sink: Sink<Element>) {
    let (memory, oldest) = (self.memory, self.oldest)
    for index in memory.indices {
      sink.next(memory[(oldest + index) % memory.count])
    }
  }

  /// A ring: the newest element takes the place of the oldest.
  private func remember(_ element: Element) {
    guard memory.count == capacity else { return memory.append(element) }
    guard capacity > 0 else { return }
    memory[oldest] = element
    oldest = (oldest + 1) % capacity
  }
}
