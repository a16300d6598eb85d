import Reactive
import Testing
import VirtualTime

@Suite("Timers of operators that have ended")
struct TimerDisposalTests {
  private typealias Operator = (Observable<Int>, TestScheduler) -> Observable<Void>

  private let operators: [(name: String, apply: Operator)] = [
    ("skip", { $0.skip(.seconds(5), scheduler: $1).ignoringElements() }),
    ("take", { $0.take(for: .seconds(5), scheduler: $1).ignoringElements() }),
    ("debounce", { $0.debounce(.seconds(5), scheduler: $1).ignoringElements() }),
    ("throttle", { $0.throttle(.seconds(5), scheduler: $1).ignoringElements() }),
    ("timeout", { $0.timeout(.seconds(5), scheduler: $1).ignoringElements() }),
    ("delay", { $0.delay(.seconds(5), scheduler: $1).ignoringElements() }),
    (
      "sample",
      { $0.sample(Observable<Int>.interval(.seconds(5), scheduler: $1)).ignoringElements() }
    ),
    ("buffer", { $0.buffer(timeSpan: .seconds(5), count: 9, scheduler: $1).ignoringElements() }),
    ("window", { $0.window(timeSpan: .seconds(5), count: 9, scheduler: $1).ignoringElements() }),
  ]

  /// Subscribes to an operator, sends two elements, ends it, and returns the numbers of pending
  /// timers before and after the end.
  private func pending(
    _ apply: Operator, end: (PublishSubject<Int>, any Disposable) -> Void
  ) -> [Int] {
    let scheduler = TestScheduler()
    let source = PublishSubject<Int>()
    let subscription = apply(source, scheduler).subscribe()
    source.onNext(1)
    source.onNext(2)
    let before = min(scheduler.time.pending.count, 1)
    end(source, subscription)
    defer { subscription.dispose() }
    return [before, scheduler.time.pending.count]
  }

  @Test("an operator that is disposed of leaves no timer on its scheduler")
  func disposed() {
    for (name, apply) in operators {
      #expect(pending(apply) { $1.dispose() } == [1, 0], "\(name)")
    }
  }

  @Test("an operator whose source fails leaves no timer on its scheduler")
  func failed() {
    for (name, apply) in operators {
      #expect(pending(apply) { source, _ in source.onError(TestError()) } == [1, 0], "\(name)")
    }
  }

  @Test("a delayed subscription that is disposed of leaves no timer and never subscribes")
  func delayedSubscription() {
    let scheduler = TestScheduler()
    let source = PublishSubject<Int>()
    let subscription = source.delaySubscription(.seconds(5), scheduler: scheduler).subscribe()
    #expect(scheduler.time.pending.count == 1)
    subscription.dispose()
    #expect(scheduler.time.pending.isEmpty)
    scheduler.advanceTo(10)
    #expect(!source.hasObservers)
  }

  @Test("a timeout that ended while it sent an element does not wait for the next one")
  func timeoutDuringElement() {
    let scheduler = TestScheduler()
    let source = PublishSubject<Int>()
    var heard: [String] = []
    let subscription = source.timeout(
      .seconds(5), other: Observable.just(0).concat(Observable.never()), scheduler: scheduler
    ).subscribe { event in
      heard.append("\(event)")
      if event.element == 1 { scheduler.advanceTo(5) }
    }
    source.onNext(1)
    #expect(heard == ["next(1)", "next(0)"])
    #expect(scheduler.time.pending.isEmpty)
    subscription.dispose()
  }
}

extension ObservableType {
  fileprivate func ignoringElements() -> Observable<Void> { map { _ in } }
}
