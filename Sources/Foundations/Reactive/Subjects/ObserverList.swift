/// The sinks subscribed to a subject, in order of subscription; every subject sends through one.
///
/// As in RxSwift, an event sent while another is being sent is delivered within that call. Only the
/// sinks subscribed when an event was sent receive it.
final class ObserverList<Element>: UntypedObserverList {
  /// The terminal event that was sent, if any; no event is accepted after it.
  @exclusivity(unchecked)  // never accessed while the app's code runs
  private(set) var terminalEvent: TerminalEvent?

  private var hasEnded = false

  /// Adds a sink at the end.
  func add(_ sink: Sink<Element>) {
    insert(sink)
  }

  /// Sends an element; does nothing after a terminal event.
  func next(_ element: Element) {
    guard !hasEnded else { return }
    startSending()
    var index = 0
    let end = endIndex
    while index < end {
      sink(at: index)?._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: Sink<Element>.self).next(element)
      }
      index += 1
    }
    stopSending()
  }

  /// Sends a terminal event; does nothing after the first.
  func end(_ terminalEvent: TerminalEvent) {
    guard !hasEnded else { return }
    hasEnded = true
    self.terminalEvent = terminalEvent
    startSending()
    for index in 0..<endIndex {
      sink(at: index)?._withUnsafeGuaranteedRef {
        terminalEvent.send(to: unsafeDowncast($0, to: Sink<Element>.self))
      }
    }
    removeAllSinks()
    stopSending()
  }

  /// Removes all sinks without sending them an event.
  func removeAll() {
    removeAllSinks()
  }
}
