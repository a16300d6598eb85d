import Testing

@testable import Reactive

/// Source: the contract of observables, that events of one sequence never overlap.
@Suite("Turns of threads in an operator")
nonisolated struct TurnTests {
  private typealias Turns = TurnTakingSink<Int, Int>

  /// An operator's sink that takes turns, with a subscription that keeps it.
  private func sink() throws -> (turns: Turns, subscription: any Disposable) {
    var made: Turns?
    let subscription = Observable<Int>.producer { sink in
      let turns = Turns(sink)
      made = turns
      return turns
    }.subscribe()
    return (try #require(made), subscription)
  }

  @Test("a thread has the turn until it ends it as often as it began it; then another gets it")
  func nested() throws {
    let (turns, subscription) = try sink()
    #expect(turns.startTurn() && turns.startTurn())
    #expect(onAnotherThread { turns.startTurn() } == false)
    turns.endTurn()
    #expect(onAnotherThread { turns.startTurn() } == false)
    turns.endTurn()
    let next = onAnotherThread {
      defer { turns.endTurn() }
      return turns.startTurn()
    }
    #expect(next)
    subscription.dispose()
  }

  @Test("an event that is left to a turn is sent at its end, in order, and the turn is free then")
  func left() throws {
    let (turns, subscription) = try sink()
    let log = Lines()
    #expect(turns.startTurn())
    _ = onAnotherThread {
      for number in 1...3 { turns.takeTurnLater { log.add("\(number)") } }
      return true
    }
    #expect(log.lines == [])
    turns.endTurn()
    #expect(log.lines == ["1", "2", "3"])
    let next = onAnotherThread {
      defer { turns.endTurn() }
      return turns.startTurn()
    }
    #expect(next)
    subscription.dispose()
  }

  @Test("an event that is left when no thread has the turn any more is sent at once, in a turn")
  func free() throws {
    let (turns, subscription) = try sink()
    let log = Lines()
    _ = onAnotherThread { true }
    turns.takeTurnLater {
      log.add("sent")
      let other = onAnotherThread { turns.startTurn() }
      log.add("another thread has the turn: \(other)")
      _ = onAnotherThread {
        turns.takeTurnLater { log.add("left") }
        return true
      }
      log.add("sent it all")
    }
    #expect(log.lines == ["sent", "another thread has the turn: false", "sent it all", "left"])
    let next = onAnotherThread {
      defer { turns.endTurn() }
      return turns.startTurn()
    }
    #expect(next)
    subscription.dispose()
  }

  @Test("removing an inner sink says whether it was there, whatever its place")
  func inners() throws {
    var merge: MergeSink<Int, Int>?
    let subscription = Observable<Int>.producer { sink in
      let made = MergeSink<Int, Int>(sink, .all) { _ in .never() }
      merge = made
      return made
    }.subscribe()
    let parent = try #require(merge)
    let sinks = (0..<3).map { _ in InnerSink<Int, Int>(parent) }
    var inners = InnerSinks<Int, Int>()
    for sink in sinks { inners.add(sink) }
    let removed = [0, 0, 1, 2, 2].map { inners.remove(sinks[$0]) }
    #expect(removed == [true, false, true, true, false] && inners.isEmpty)
    subscription.dispose()
  }
}

/// Lines that threads add, one after the other.
nonisolated private final class Lines {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
