/// A hub that remembers the last elements and gives them to whoever comes later.
final class Replay<Element> {
  private let hub = Hub<Element>()
  private let remembers: Bool
  private var memory: Ring<Element>

  init(capacity: Int) {
    remembers = capacity > 0
    memory = Ring(capacity: capacity)
  }

  var hasSinks: Bool { hub.hasSinks }
  var ending: Ending? { hub.ending }

  /// Remembers an element and sends it; nothing happens after the end.
  func next(_ element: Element) {
    guard hub.ending == nil else { return }
    if remembers { memory.append(element) }
    hub.next(element)
  }

  func end(_ ending: Ending) {
    hub.end(ending)
  }

  /// Gives a sink what is remembered, then what follows.
  func add(_ sink: Sink<Element>) -> Link {
    guard let ending = hub.ending else {
      let seat = hub.add(sink)
      if remembers { hub.hold { replay(to: sink) } }
      return seat
    }
    replay(to: sink)
    ending.tell(sink)
    return NoLink()
  }

  /// Lets go of all sinks without telling them, and forgets everything.
  func removeAll() {
    memory.removeAll()
    hub.removeAll()
  }

  private func replay(to sink: Sink<Element>) {
    let memory = self.memory
    memory.forEach(sink.next)
  }
}
