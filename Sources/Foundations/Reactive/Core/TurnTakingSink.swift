/// The sink of an operator with several sources, which may send from several threads.
///
/// One thread at a time has the turn. Another leaves its event to that thread, which sends it before
/// its turn ends. No lock is held while an event is sent, so that no two sinks block each other. An
/// event within another on the same thread is sent at once.
class TurnTakingSink<Element, Output>: OperatorSink<Element, Output> {
  /// The number of turns that the thread has begun, one within another.
  private final var depth = 0

  /// The thread that has the turn; 0 for the one that was single when its turn began.
  private final var owner: UInt = 0

  /// The events that other threads left.
  private final var waiting = Queue<() -> Void>()

  override func error(_ error: any Error) {
    guard startTurn() else { return takeTurnLater { self.error(error) } }
    fail(error)
    endTurn()
  }

  override func completed() {
    guard startTurn() else { return takeTurnLater { self.completed() } }
    finish()
    endTurn()
  }

  /// Begins a turn; returns false where another thread has it.
  @inline(__always)
  final func startTurn() -> Bool {
    guard !threads.isSingle else {
      depth += 1
      return true
    }
    return startTurnAmongThreads()
  }

  /// Ends a turn; the outermost one sends the events that other threads left.
  @inline(__always)
  final func endTurn() {
    guard !threads.isSingle else {
      depth -= 1
      return
    }
    endTurnAmongThreads()
  }

  /// Leaves an event to the thread that has the turn, or sends it where none has by now.
  final func takeTurnLater(_ event: @escaping () -> Void) {
    let mustSend = threads.exclusively {
      guard depth == 0 else {
        waiting.append(event)
        return false
      }
      begin()
      return true
    }
    guard mustSend else { return }
    event()
    endTurn()
  }

  private final func startTurnAmongThreads() -> Bool {
    threads.exclusively {
      guard depth == 0 || (owner == 0 ? Threads.first : owner) == Threads.current else {
        return false
      }
      begin()
      return true
    }
  }

  private final func begin() {
    if depth == 0 { owner = Threads.current }
    depth += 1
  }

  private final func endTurnAmongThreads() {
    while let event = threads.exclusively({ nextEventOrEnd() }) { event() }
  }

  private final func nextEventOrEnd() -> (() -> Void)? {
    if depth == 1, !waiting.isEmpty { return waiting.removeFirst() }
    depth -= 1
    if depth == 0 { owner = 0 }
    return nil
  }
}
