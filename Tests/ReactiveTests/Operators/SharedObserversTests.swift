import Testing

@testable import Reactive

@Suite("The observers of a shared sequence in a process with one thread or several")
nonisolated struct SharedObserversTests {
  /// A sink that keeps what it receives.
  private final class Recorder: Sink<Int> {
    var heard: [String] = []
    override func next(_ element: Int) { heard.append("\(element)") }
    override func error(_ error: any Error) { heard.append("error") }
    override func completed() { heard.append("completed") }
  }

  /// Calls a body with the observers of a sequence that replays so many elements.
  private func with(
    capacity: Int, isSingle: Bool = true, _ body: (SharedObservers<Int>) -> Void
  ) {
    withUnsafePointer(to: isSingle) { address in
      let flag = Threads.Flag(UInt(bitPattern: address))
      body(SharedObservers(capacity: capacity, threads: flag))
    }
  }

  /// The elements of a buffer, from the oldest to the newest.
  private func elements(_ buffer: RingBuffer<Int>?) -> [Int]? {
    var elements: [Int] = []
    buffer?.forEach { elements.append($0) }
    return buffer == nil ? nil : elements
  }

  @Test(
    "a later observer is given the last elements and sent the following ones",
    arguments: [(0, nil), (1, [4]), (3, [2, 3, 4]), (9, [1, 2, 3, 4])])
  func replay(capacity: Int, replayed: [Int]?) {
    with(capacity: capacity) { observers in
      let (first, later) = (Recorder(), Recorder())
      _ = observers.add(first)
      for element in 1...4 { observers.next(element) }
      let (buffer, terminalEvent) = observers.add(later)
      #expect(elements(buffer) == replayed)
      #expect(terminalEvent == nil)
      observers.next(5)
      #expect(first.heard == ["1", "2", "3", "4", "5"])
      #expect(later.heard == ["5"])
    }
  }

  @Test("after the terminal event nothing is buffered or sent, and an observer is not added")
  func ended() {
    with(capacity: 2) { observers in
      let (first, late) = (Recorder(), Recorder())
      _ = observers.add(first)
      observers.next(1)
      observers.send(.completed, to: observers.end(.completed))
      observers.next(2)
      #expect(first.heard == ["1", "completed"])
      let (buffer, terminalEvent) = observers.add(late)
      terminalEvent?.send(to: late)
      #expect(elements(buffer) == [1])
      #expect(late.heard == ["completed"])
      observers.next(3)
      #expect(late.heard == ["completed"])
    }
  }

  @Test("an observer that leaves while an element is sent receives it no more")
  func leaving() {
    final class Leaving: Sink<Int> {
      var others: [Recorder] = []
      override func next(_ element: Int) { others.forEach { $0.leaveList() } }
    }
    with(capacity: 0) { observers in
      let (leaving, other, last) = (Leaving(), Recorder(), Recorder())
      leaving.others = [other]
      for sink in [leaving, other, last] as [Sink<Int>] { _ = observers.add(sink) }
      observers.next(1)
      observers.next(2)
      #expect(other.heard == [])
      #expect(last.heard == ["1", "2"])
    }
  }

  @Test(
    "an observer that leaves while an element is sent is released after it",
    arguments: [true, false])
  func released(isSingle: Bool) {
    final class Leaving: Sink<Int> {
      var other: Recorder?
      override func next(_ element: Int) {
        other?.leaveList()
        other = nil
      }
    }
    with(capacity: 0, isSingle: isSingle) { observers in
      let leaving = Leaving()
      var other: Recorder? = Recorder()
      weak let left = other
      leaving.other = other
      _ = observers.add(leaving)
      if let other { _ = observers.add(other) }
      other = nil
      observers.next(1)
      #expect(left == nil)
      observers.next(2)
      #expect(observers.hasObservers)
    }
  }

  @Test("among several threads, too, nothing is buffered or sent after the terminal event")
  func endedAmongThreads() {
    with(capacity: 2, isSingle: false) { observers in
      let (first, late) = (Recorder(), Recorder())
      _ = observers.add(first)
      observers.next(1)
      observers.send(.completed, to: observers.end(.completed))
      observers.next(2)
      #expect(observers.end(.completed).isEmpty)
      #expect(first.heard == ["1", "completed"])
      let (buffer, terminalEvent) = observers.add(late)
      terminalEvent?.send(to: late)
      #expect(elements(buffer) == [1])
      #expect(late.heard == ["completed"])
      observers.next(3)
      #expect(late.heard == ["completed"])
    }
  }
}
