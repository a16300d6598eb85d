/// The observers of one connection of a shared sequence, in order, with the replay buffer.
///
/// Several threads may add and remove observers while one sends.
final class SharedObservers<Element>: UntypedObserverList {
  /// The observers, with gaps where one was removed.
  typealias Receivers = ContiguousArray<Unmanaged<LinkedDisposable>?>

  private let threads: Threads.Flag
  private var buffer: RingBuffer<Element>?

  /// The terminal event of the source, if any.
  @exclusivity(unchecked)  // never accessed while the app's code runs
  private(set) var terminalEvent: TerminalEvent?

  init(capacity: Int, threads: Threads.Flag = Threads.flag) {
    self.threads = threads
    if capacity > 0 { buffer = RingBuffer(capacity: capacity) }
  }

  /// Adds an observer, and returns what it receives first; called exclusively.
  ///
  /// After the terminal event it is not added.
  func add(_ sink: Sink<Element>) -> (RingBuffer<Element>?, TerminalEvent?) {
    if terminalEvent == nil { insert(sink) }
    return (buffer, terminalEvent)
  }

  /// Buffers an element and sends it; does nothing after the terminal event.
  func next(_ element: Element) {
    guard threads.isSingle else { return nextAmongThreads(element) }
    guard terminalEvent == nil else { return }
    buffer?.append(element)
    startSending()
    var index = 0
    let end = endIndex
    while index < end {
      sink(at: index)?._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: Sink<Element>.self).next(element)
      }
      index += 1
    }
    endSending()
  }

  private func nextAmongThreads(_ element: Element) {
    // The element that is replaced is released after the lock, since its `deinit` may be an app's.
    var replaced: Element?
    let receivers = threads.exclusively {
      if terminalEvent == nil { replaced = buffer?.append(element) }
      return beginSending()
    }
    for receiver in receivers {
      receiver?._withUnsafeGuaranteedRef {
        unsafeDowncast($0, to: Sink<Element>.self).next(element)
      }
    }
    endSending()
    withExtendedLifetime(replaced) {}
  }

  /// Stores the terminal event, and returns the observers to send it to; called exclusively.
  func end(_ terminalEvent: TerminalEvent) -> Receivers {
    let receivers = beginSending()
    self.terminalEvent = self.terminalEvent ?? terminalEvent
    return receivers
  }

  /// Sends a terminal event to the observers that ``end(_:)`` returned.
  func send(_ terminalEvent: TerminalEvent, to receivers: Receivers) {
    for receiver in receivers {
      receiver?._withUnsafeGuaranteedRef {
        terminalEvent.send(to: unsafeDowncast($0, to: Sink<Element>.self))
      }
    }
    endSending()
  }

  /// Returns the observers to send an event to, which live until ``endSending()``.
  private func beginSending() -> Receivers {
    startSending()
    return terminalEvent == nil ? all : []
  }

  private func endSending() {
    if threads.isSingle { return stopSending() }
    let removed = threads.exclusively { mustReleaseRemoved() ? takeRemoved() : [] }
    withExtendedLifetime(removed) {}
  }
}
