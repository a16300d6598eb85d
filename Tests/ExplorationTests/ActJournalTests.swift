import RehearsalCore
import Testing

@testable import Exploration

@Suite("The journal of acts in shared memory")
struct ActJournalTests {
  private func withJournal(_ body: (ActJournal) throws -> Void) rethrows {
    let memory = UnsafeMutablePointer<Int64>.allocate(capacity: ActJournal.size)
    memory.initialize(repeating: 0, count: ActJournal.size)
    defer { memory.deallocate() }
    try body(ActJournal(memory))
  }

  private func act(_ lines: String...) -> Act { Act(lines: lines, kind: .user, work: []) }

  @Test("the lines of a trial's acts are kept until the next trial; the last act's lines apart")
  func lines() {
    withJournal { journal in
      journal.begin()
      #expect(journal.lines.before == [] && journal.lines.last == [])
      journal.add(act("tap A"))
      journal.add(act("given network offline", "tap é"))
      journal.note(act("wait 1s"))
      #expect(journal.lines.before == ["tap A", "given network offline", "tap é"])
      #expect(journal.lines.last == ["wait 1s"])
      #expect(journal.total == 2 && journal[.acts] == 2)
      journal.begin()
      journal.add(act("tap B"))
      #expect(journal.lines.before == [] && journal.lines.last == ["tap B"])
      #expect(journal[.acts] == 3 && !journal.isFinished)
      journal.finish()
      #expect(journal.isFinished && journal.lines.before == [] && journal.lines.last == [])
    }
  }

  @Test("a refused act is the last one until the next act takes its place")
  func refused() {
    withJournal { journal in
      journal.begin()
      journal.add(act("tap A"))
      journal.add(act("given network offline", "swipe left on cell 1"))
      journal.refuse()
      #expect(journal.lines.before == ["tap A"])
      #expect(journal.lines.last == ["given network offline", "swipe left on cell 1"])
      journal.add(act("tap B"))
      #expect(journal.lines.before == ["tap A"] && journal.lines.last == ["tap B"])
      journal.add(act("tap C"))
      #expect(journal.lines.before == ["tap A", "tap B"] && journal.lines.last == ["tap C"])
      journal.refuse()
      journal.begin()
      journal.add(act("tap D"))
      #expect(journal.lines.before == [] && journal.lines.last == ["tap D"])
      #expect(journal.total == 5)
    }
  }

  @Test("an act that the memory has no room for is counted without its lines")
  func full() {
    withJournal { journal in
      let line = String(repeating: "x", count: 60_000)
      for _ in 0..<2 { journal.add(act(line)) }
      #expect(journal.lines.before == [line] && journal.lines.last == [line])
      journal.add(act(line))
      #expect(journal.lines.before == [line] && journal.lines.last == [line])
      #expect(journal[.acts] == 3)
    }
  }

  @Test("an act that just fills the memory is kept, one that is a byte longer is not")
  func boundary() {
    let room = (ActJournal.size - ActJournal.Slot.allCases.count) * MemoryLayout<Int64>.stride
    for (length, isKept) in [(room - 1, true), (room, false)] {
      withJournal { journal in
        let line = String(repeating: "x", count: length)
        journal.add(act(line))
        #expect(journal.lines.last == (isKept ? [line] : []))
      }
    }
  }

  @Test("beats, counts and the kind of the state can be read by another process")
  func numbers() {
    withJournal { journal in
      journal.beat()
      journal.beat()
      journal.kind = Fingerprint(first: .max, second: 7)
      var result = ExplorationResult()
      (result.states, result.edges, result.faultCount) = (5, 6, 0)
      journal.show(result)
      #expect(journal[.beats] == 2 && journal.kind == Fingerprint(first: .max, second: 7))
      #expect(
        [journal[.states], journal[.edges], journal[.screens], journal[.faults]] == [5, 6, 0, 0])
    }
  }

  @Test("without memory a journal only counts")
  func without() {
    let journal = ActJournal()
    journal.begin()
    journal.add(act("tap A"))
    journal.beat()
    #expect(journal.total == 1 && journal[.acts] == 0 && journal[.beats] == 0)
    #expect(journal.lines.before == [] && journal.lines.last == [])
  }
}
