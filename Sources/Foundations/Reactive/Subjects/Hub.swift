/// Hands events to many sinks, in the order they subscribed; what every subject is built on.
///
/// An event sent while another is being handed out waits until all sinks have that one, so every
/// sink sees the same order; only those subscribed when it was sent get it.
final class Hub<Element>: Seats {
  /// Why nothing can be sent any more.
  private(set) var ending: Ending?

  private var hasEnded = false
  private var hasBacklog = false
  private var backlog: [(event: Event<Element>, limit: Int)] = []

  /// Adds a sink behind all others.
  func add(_ sink: Sink<Element>) -> Seat {
    take(sink)
  }

  /// Sends an element; nothing happens after the end.
  func next(_ element: Element) {
    guard !hasEnded else { return }
    guard !isSending else { return postponeNext(element) }
    isSending = true
    var place = 0
    let limit = count
    while place < limit {
      if let sink = sink(at: place) { unsafeDowncast(sink, to: Sink<Element>.self).next(element) }
      place += 1
    }
    stopSending()
  }

  /// Sends the end; only the first one counts.
  func end(_ ending: Ending) {
    guard !hasEnded else { return }
    hasEnded = true
    self.ending = ending
    guard !isSending else { return postpone(Event(ending)) }
    isSending = true
    deliver(Event(ending), limit: count)
    stopSending()
  }

  /// Does something, such as a replay to one sink, that events sent meanwhile wait for.
  func hold(_ body: () -> Void) {
    guard !isSending else { return body() }
    isSending = true
    body()
    stopSending()
  }

  /// Lets go of all sinks without telling them.
  func removeAll() {
    backlog.removeAll()
    vacateAll()
  }

  /// Apart, so that the hot path needs to know nothing of events.
  @inline(never)
  private func postponeNext(_ element: Element) {
    postpone(.next(element))
  }

  private func postpone(_ event: Event<Element>) {
    hasBacklog = true
    backlog.append((event, count))
  }

  private func stopSending() {
    if hasBacklog { workOff() }
    isSending = false
    closeUp()
  }

  private func workOff() {
    var index = 0
    while index < backlog.count {
      let (event, limit) = backlog[index]
      deliver(event, limit: limit)
      index += 1
    }
    backlog.removeAll()
    hasBacklog = false
  }

  private func deliver(_ event: Event<Element>, limit: Int) {
    for place in 0..<limit {
      if let sink = sink(at: place) { unsafeDowncast(sink, to: Sink<Element>.self).send(event) }
    }
  }
}
