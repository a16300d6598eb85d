@testable import VirtualTime
import Testing

@Suite("The end of an app's process on a clock")
struct ProcessEndTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test("what was registered for the end of the process runs once, in order, and no work does")
  func actions() throws {
    let (clock, log) = (VirtualClock(), Log())
    clock.schedule(after: .seconds(1)) { log.lines.append("work") }
    clock.diagnostics.atEndOfProcess { log.lines.append("first") }
    clock.diagnostics.atEndOfProcess { log.lines.append("second") }
    #expect(log.lines == [])
    clock.endProcess()
    clock.endProcess()
    try clock.advance(by: .seconds(2))
    #expect(log.lines == ["first", "second"])
  }

  @Test("work that is taken from a clock is no longer pending, does not run, and is returned once")
  func takenWork() throws {
    let (clock, log) = (VirtualClock(), Log())
    for delay in [2, 1] {
      clock.schedule(after: .seconds(delay)) { log.lines.append("\(delay) s") }
    }
    #expect(clock.takeWork().count == 2)
    #expect(clock.pending.isEmpty && clock.takeWork().isEmpty)
    try clock.advance(by: .seconds(3))
    #expect(log.lines == [])
  }

  @Test("what another thread reports is ignored")
  func otherThread() {
    let (clock, log) = (VirtualClock(), Log())
    let diagnostics = clock.diagnostics
    diagnostics.addResource("file", from: "a")
    EndedThread.run {
      diagnostics.addResource("socket", from: "b")
      diagnostics.removeResource("file", from: "a")
      diagnostics.add(mistake: "a mistake")
      diagnostics.atEndOfProcess { log.lines.append("end") }
    }
    #expect(clock.openResources.map { "\($0.kind) \($0.origin)" } == ["file a"])
    clock.endProcess()
    #expect(clock.takeMistakes() == [])
    #expect(log.lines == [])
  }

  @Test(
    "what a process left open is not open in the next one, and closing it late closes nothing there"
  )
  func resources() {
    let clock = VirtualClock()
    clock.diagnostics.addResource("file", from: "a")
    clock.endProcess()
    #expect(clock.openResources.isEmpty)
    clock.diagnostics.removeResource("file", from: "a")
    clock.diagnostics.addResource("file", from: "b")
    #expect(clock.openResources.map { "\($0.kind) \($0.origin)" } == ["file b"])
  }
}
