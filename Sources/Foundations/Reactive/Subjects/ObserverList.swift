/// The sinks subscribed to a subject, in order of subscription; every subject sends through one.
///
/// An event sent while another is being sent waits until all sinks have received that one, so every
/// sink sees the same order. Only the sinks subscribed when an event was sent receive it.
final class ObserverList<Element>: UntypedObserverList {
  /// The terminal event that was sent, if any; no event is accepted after it.
  private(set) var terminalEvent: TerminalEvent?

  private var hasEnded = false
  private var hasQueuedEvents = false
  private var queue: [(event: Event<Element>, endIndex: Int)] = []

  /// Adds a sink at the end.
  func add(_ sink: Sink<Element>) -> SubjectSubscription {
    insert(sink)
  }

  /// Sends an element; does nothing after a terminal event.
  func next(_ element: Element) {
    guard !hasEnded else { return }
    guard !isSending else { return enqueueNext(element) }
    isSending = true
    var index = 0
    let end = endIndex
    while index < end {
      if let sink = sink(at: index) { unsafeDowncast(sink, to: Sink<Element>.self).next(element) }
      index += 1
    }
    stopSending()
  }

  /// Sends a terminal event; does nothing after the first.
  func end(_ terminalEvent: TerminalEvent) {
    guard !hasEnded else { return }
    hasEnded = true
    self.terminalEvent = terminalEvent
    guard !isSending else { return enqueue(Event(terminalEvent)) }
    isSending = true
    send(Event(terminalEvent), endIndex: endIndex)
    stopSending()
  }

  /// Runs a closure, such as a replay to one sink; events sent meanwhile wait until it returns.
  func queueingEvents(during body: () -> Void) {
    guard !isSending else { return body() }
    isSending = true
    body()
    stopSending()
  }

  /// Removes all sinks without sending them an event.
  func removeAll() {
    queue.removeAll()
    disposeSubscriptions()
  }

  /// Appends an element to the queue; a function of its own keeps events off the hot path.
  @inline(never)
  private func enqueueNext(_ element: Element) {
    enqueue(.next(element))
  }

  private func enqueue(_ event: Event<Element>) {
    hasQueuedEvents = true
    queue.append((event, endIndex))
  }

  private func stopSending() {
    if hasQueuedEvents { sendQueuedEvents() }
    isSending = false
    closeGaps()
  }

  private func sendQueuedEvents() {
    var next = 0
    while next < queue.count {
      let (event, endIndex) = queue[next]
      send(event, endIndex: endIndex)
      next += 1
    }
    queue.removeAll()
    hasQueuedEvents = false
  }

  private func send(_ event: Event<Element>, endIndex: Int) {
    for index in 0..<endIndex {
      if let sink = sink(at: index) { unsafeDowncast(sink, to: Sink<Element>.self).send(event) }
    }
  }
}
