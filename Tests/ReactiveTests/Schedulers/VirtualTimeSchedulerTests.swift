import Foundation
import Reactive
import Testing

@Suite("Schedulers with a virtual time of their own")
struct VirtualTimeSchedulerTests {
  /// A unit of two seconds.
  nonisolated struct Pairs: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
      Date(timeIntervalSince1970: Double(virtualTime) * 2)
    }
    func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970 / 2) }
    func convertFromVirtualTimeInterval(_ interval: Int) -> TimeInterval { Double(interval) * 2 }
    func convertToVirtualTimeInterval(_ interval: TimeInterval) -> Int { Int(interval / 2) }
    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
      lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
    }
  }

  /// A scheduler that runs everything one unit late.
  nonisolated final class Late: VirtualTimeScheduler<Pairs> {
    override func adjustScheduledTime(_ time: Int) -> Int { time + 1 }
  }

  func scheduler(at clock: Int = 0) -> VirtualTimeScheduler<Pairs> {
    VirtualTimeScheduler(initialClock: clock, converter: Pairs())
  }

  func schedule<Converter>(
    _ scheduler: VirtualTimeScheduler<Converter>, after delay: Duration,
    _ action: @escaping () -> Void
  ) -> any Disposable {
    scheduler.scheduleRelative((), dueTime: delay) { _ in
      action()
      return Disposables.create()
    }
  }

  @Test("work runs in order of time, then of scheduling, with the clock at its time")
  func order() {
    let scheduler = scheduler(at: 5)
    var log: [String] = []
    for (name, delay) in [("c", 6), ("a", 2), ("b", 2), ("d", 20)] {
      _ = schedule(scheduler, after: .seconds(delay)) { log.append("\(name)\(scheduler.clock)") }
    }
    #expect(scheduler.debugDescription == "[6, 6, 8, 15]")
    scheduler.advanceTo(9)
    #expect(log == ["a6", "b6", "c8"])
    #expect(scheduler.clock == 9)
    #expect(scheduler.now == Date(timeIntervalSince1970: 18))
    scheduler.start()
    #expect(log == ["a6", "b6", "c8", "d15"])
  }

  @Test("work can schedule work, be cancelled and stop the scheduler")
  func nested() {
    let scheduler = scheduler()
    var log: [Int] = []
    let cancelled = schedule(scheduler, after: .seconds(2)) { log.append(-1) }
    _ = schedule(scheduler, after: .seconds(2)) {
      cancelled.dispose()
      _ = scheduler.schedule(1) { number in
        log.append(number)
        scheduler.stop()
        return Disposables.create()
      }
      _ = scheduler.scheduleRelativeVirtual(2, dueTime: 3) { number in
        log.append(number)
        return Disposables.create()
      }
    }
    cancelled.dispose()
    scheduler.start()
    #expect(log == [1])
    scheduler.start()
    #expect(log == [1, 2])
    #expect(scheduler.clock == 4)
    scheduler.sleep(10)
    #expect(scheduler.clock == 14)
  }

  @Test("a subclass adjusts the times of work; operators and timers follow them")
  func adjusted() {
    let scheduler = Late(initialClock: 0, converter: Pairs())
    var heard: [String] = []
    _ = Observable<Int>.interval(.seconds(4), scheduler: scheduler).take(2)
      .subscribe { heard.append("\($0) @ \(scheduler.clock)") }
    scheduler.start()
    #expect(heard == ["next(0) @ 3", "next(1) @ 6", "completed @ 6"])
  }

  @Test("a historical scheduler counts in dates")
  func historical() {
    let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 10))
    var times: [TimeInterval] = []
    _ = Observable.of(1, 2).delay(.milliseconds(1_500), scheduler: scheduler)
      .subscribe(onNext: { _ in times.append(scheduler.clock.timeIntervalSince1970) })
    scheduler.start()
    #expect(times == [11.5, 11.5])
    #expect(scheduler.now == Date(timeIntervalSince1970: 11.5))
  }
}
