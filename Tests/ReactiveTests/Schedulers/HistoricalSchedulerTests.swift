import Foundation
@testable import Reactive
import Testing

@Suite("Historical schedulers")
struct HistoricalSchedulerTests {
  let start = Date(timeIntervalSince1970: 1_000)

  @Test("the conversion leaves dates and seconds as they are, and compares dates")
  func converter() {
    let converter = HistoricalSchedulerTimeConverter()
    #expect(converter.convertFromVirtualTime(start) == start)
    #expect(converter.convertToVirtualTime(start) == start)
    #expect(converter.convertFromVirtualTimeInterval(2) == 2)
    #expect(converter.convertToVirtualTimeInterval(3) == 3)
    #expect(converter.offsetVirtualTime(start, offset: 5) == Date(timeIntervalSince1970: 1_005))
    let comparisons = [start - 1, start, start + 1].map { converter.compareVirtualTime($0, start) }
    #expect(comparisons == [.lessThan, .equal, .greaterThan])
  }

  @Test(
    "work runs at its date, relative or absolute, and the clock stops at the date it is moved to")
  func work() {
    let scheduler = HistoricalScheduler(initialClock: start)
    var log: [String] = []
    func note(_ name: String) -> (Int) -> any Disposable {
      { state in
        log.append("\(name) \(state) at \(Int(scheduler.clock.timeIntervalSince1970))")
        return Disposables.create()
      }
    }
    _ = scheduler.scheduleRelativeVirtual(1, dueTime: 7, action: note("virtual"))
    _ = scheduler.scheduleRelative(2, dueTime: .seconds(5), action: note("relative"))
    _ = scheduler.scheduleAbsoluteVirtual(3, time: start + 6, action: note("absolute"))
    _ = scheduler.schedule(4, action: note("now"))
    scheduler.advanceTo(start + 6)
    #expect(log == ["now 4 at 1000", "relative 2 at 1005", "absolute 3 at 1006"])
    scheduler.sleep(0.5)
    #expect(scheduler.now == start + 6.5)
    scheduler.start()
    #expect(log.last == "virtual 1 at 1007")
  }

  @Test("periodic work receives the state that it returned, until it is disposed of")
  func periodic() {
    let scheduler = HistoricalScheduler(initialClock: start)
    var log: [String] = []
    let work = scheduler.schedulePeriodic(1, startAfter: .seconds(2), period: .seconds(3)) {
      log.append("\($0) at \(Int(scheduler.clock.timeIntervalSince1970))")
      return $0 * 2
    }
    scheduler.advanceTo(start + 9)
    work.dispose()
    scheduler.advanceTo(start + 20)
    #expect(log == ["1 at 1002", "2 at 1005", "4 at 1008"])
  }
}
