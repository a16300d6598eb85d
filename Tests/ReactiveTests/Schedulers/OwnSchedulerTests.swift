import Foundation
import Reactive
import Testing

@Suite("Operators on a scheduler that an app wrote")
nonisolated struct OwnSchedulerTests {
  /// A scheduler that runs its work when it is told, and notes what happens to it.
  private final class Manual: SchedulerType {
    var lines: [String] = []
    private var work: [(number: Int, run: () -> any Disposable)] = []
    private var count = 0
    var now: RxTime { Date(timeIntervalSince1970: 0) }

    func schedule<State>(
      _ state: State, action: @escaping (State) -> any Disposable
    ) -> any Disposable { scheduleRelative(state, dueTime: .zero, action: action) }

    func scheduleRelative<State>(
      _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
      lines.append("after \(dueTime)")
      count += 1
      let number = count
      work.append((number, { action(state) }))
      return Disposables.create {
        self.lines.append("cancelled")
        self.work.removeAll { $0.number == number }
      }
    }

    func schedulePeriodic<State>(
      _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
      action: @escaping (State) -> State
    ) -> any Disposable { Disposables.create() }

    func runNext() {
      lines.append("runs")
      if !work.isEmpty { _ = work.removeFirst().run() }
    }
  }

  /// A scheduler that runs its work in place, whatever time it is for, and notes what happens to it.
  private final class Hasty: SchedulerType {
    var lines: [String] = []
    var now: RxTime { Date(timeIntervalSince1970: 0) }

    func schedule<State>(
      _ state: State, action: @escaping (State) -> any Disposable
    ) -> any Disposable { action(state) }

    func scheduleRelative<State>(
      _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
      let content = action(state)
      lines.append("has run")
      return Disposables.create {
        content.dispose()
        self.lines.append("cancelled")
      }
    }

    func schedulePeriodic<State>(
      _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
      action: @escaping (State) -> State
    ) -> any Disposable { Disposables.create() }
  }

  @Test("what a scheduler returns after work that ended the sequence is disposed of at once")
  func endedInPlace() {
    let scheduler = Hasty()
    let subject = PublishSubject<Int>()
    let subscription = subject.debounce(.seconds(2), scheduler: scheduler).take(1)
      .subscribe { scheduler.lines.append("\($0)") }
    subject.onNext(0)
    #expect(scheduler.lines == ["next(0)", "completed", "has run", "cancelled"])
    subscription.dispose()
    #expect(scheduler.lines.count == 4)
  }

  private let scheduler = Manual()

  private func hear(_ sequence: Observable<Int>) -> any Disposable {
    sequence.subscribe { [scheduler] in scheduler.lines.append("\($0)") }
  }

  @Test("a timer's work is cancelled at disposal")
  func cancelled() {
    let subscription = hear(.timer(.seconds(2), scheduler: scheduler))
    subscription.dispose()
    scheduler.runNext()
    #expect(scheduler.lines == ["after 2.0 seconds", "cancelled", "runs"])
  }

  @Test("what the scheduler returned is disposed of after the work has run, too")
  func done() {
    let subscription = hear(.timer(.seconds(2), scheduler: scheduler))
    scheduler.runNext()
    subscription.dispose()
    #expect(
      scheduler.lines == ["after 2.0 seconds", "runs", "next(0)", "completed", "cancelled"])
  }

  @Test("each element that is debounced cancels the work for the one before")
  func replaced() {
    let subject = PublishSubject<Int>()
    let subscription = hear(subject.debounce(.seconds(1), scheduler: scheduler))
    subject.onNext(1)
    subject.onNext(2)
    scheduler.runNext()
    scheduler.runNext()
    subscription.dispose()
    #expect(
      scheduler.lines == [
        "after 1.0 seconds", "cancelled", "after 1.0 seconds", "runs", "next(2)", "runs",
        "cancelled",
      ])
  }

  /// A scheduler that runs its work in place, and notes what happens to it.
  private final class InPlace: ImmediateSchedulerType {
    var lines: [String] = []

    func schedule<State>(
      _ state: State, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
      lines.append("runs")
      let content = action(state)
      return Disposables.create {
        content.dispose()
        self.lines.append("cancelled")
      }
    }
  }

  @Test("what was returned for a subscription is disposed of where the source ended within it")
  func endedWithin() {
    let scheduler = InPlace()
    let subscription = Observable.just(1).subscribe(on: scheduler)
      .subscribe { scheduler.lines.append("\($0)") }
    #expect(scheduler.lines == ["runs", "next(1)", "completed", "runs", "cancelled"])
    subscription.dispose()
    #expect(scheduler.lines.count == 5)
  }
}
