/// An observer list that buffers the last elements and sends them to each new sink first.
final class ReplayObserverList<Element> {
  private let observers = ObserverList<Element>()
  private let isBuffering: Bool
  private var bufferedCount = 0
  private var buffer: RingBuffer<Element>

  init(capacity: Int) {
    isBuffering = capacity > 0
    buffer = RingBuffer(capacity: capacity)
  }

  var hasObservers: Bool { observers.hasObservers }
  var terminalEvent: TerminalEvent? { observers.terminalEvent }

  /// Buffers an element and sends it; does nothing after a terminal event.
  func next(_ element: Element) {
    guard observers.terminalEvent == nil else { return }
    if isBuffering {
      buffer.append(element)
      bufferedCount += 1
    }
    observers.next(element)
  }

  func end(_ terminalEvent: TerminalEvent) {
    observers.end(terminalEvent)
  }

  /// Adds a sink and sends it the buffered elements; an ended list sends its terminal event after them.
  func add(_ sink: Sink<Element>) {
    guard let terminalEvent = observers.terminalEvent else {
      observers.add(sink)
      if isBuffering { replay(to: sink) }
      return
    }
    replay(to: sink)
    terminalEvent.send(to: sink)
  }

  /// Adds a sink after it has received the buffered elements, and those that were sent meanwhile.
  func addAfterReplay(_ sink: Sink<Element>) {
    var seen = bufferedCount
    replay(to: sink)
    while seen < bufferedCount, !sink.isDisposed {
      let missing = bufferedCount - seen
      seen = bufferedCount
      buffer.last(missing).forEach(sink.next)
    }
    if let terminalEvent = observers.terminalEvent {
      terminalEvent.send(to: sink)
    } else if !sink.isDisposed {
      observers.add(sink)
    }
  }

  /// Removes all sinks without sending them an event, and empties the buffer.
  func removeAll() {
    buffer.removeAll()
    observers.removeAll()
  }

  private func replay(to sink: Sink<Element>) {
    let buffer = self.buffer
    buffer.forEach(sink.next)
  }
}
