import Testing
import VirtualTime

@testable import Reactive

@Suite("Work that is scheduled again and again")
nonisolated struct ClockTaskTests {
  private final class Lines {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private let scheduler = TestScheduler()
  private let log = Lines()

  private func task() -> ClockTask {
    ClockTask(purpose: .work, origin: .here()) { [log] task in
      log.add("runs")
      task.keep(Disposables.create { log.add("disposed") })
    }
  }

  @Test("a run that is scheduled again takes the place of the one before, and ends what that left")
  func again() throws {
    let task = task()
    task.schedule(on: scheduler, after: .seconds(2))
    task.schedule(on: scheduler, after: .seconds(3))
    try scheduler.time.advance(by: .seconds(10))
    #expect(log.lines == ["runs"])
    task.schedule(on: scheduler, after: .seconds(1))
    #expect(log.lines == ["runs", "disposed"])
    try scheduler.time.advance(by: .seconds(10))
    #expect(log.lines == ["runs", "disposed", "runs"])
    task.dispose()
    #expect(log.lines == ["runs", "disposed", "runs", "disposed"])
  }

  @Test(
    "cancelled work does not run and what its last run left is ended; it can be scheduled again")
  func cancelled() throws {
    let task = task()
    task.schedule(on: scheduler, after: .seconds(2))
    task.cancelWork()
    try scheduler.time.advance(by: .seconds(10))
    #expect(log.lines == [])
    task.schedule(on: scheduler, after: .seconds(2))
    try scheduler.time.advance(by: .seconds(10))
    task.cancelWork()
    #expect(log.lines == ["runs", "disposed"])
    task.cancelWork()
    #expect(log.lines == ["runs", "disposed"])
  }

  @Test("work that is disposed of never runs, and ends at once what is kept for it later")
  func disposed() throws {
    let task = task()
    task.schedule(on: scheduler, after: .seconds(2))
    task.dispose()
    task.schedule(on: scheduler, after: .seconds(2))
    try scheduler.time.advance(by: .seconds(10))
    #expect(log.lines == [])
    task.keep(Disposables.create { [log] in log.add("disposed") })
    #expect(log.lines == ["disposed"])
  }

  @Test("what the work holds is released when the task is disposed of, while the task is held")
  func released() {
    final class Screen {
      func show() {}
    }
    var screen: Screen? = Screen()
    weak let remains = screen
    let task = ClockTask(purpose: .work, origin: .here()) { [screen] _ in screen?.show() }
    task.schedule(on: scheduler, after: .seconds(2))
    screen = nil
    #expect(remains != nil)
    task.dispose()
    #expect(remains == nil)
    withExtendedLifetime(task) {}
  }
}
