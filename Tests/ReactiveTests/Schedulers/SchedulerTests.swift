import Dispatch
import Foundation
import Reactive
import Testing
import VirtualTime

@Suite("Schedulers")
struct SchedulerTests {
  /// Runs a closure with a new clock as the current one.
  func withClock(_ body: (VirtualClock) throws -> Void) rethrows {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    VirtualClock.current = VirtualClock()
    try body(VirtualClock.current)
  }

  func schedule(_ scheduler: any ImmediateSchedulerType, _ action: @escaping () -> Void) {
    _ = scheduler.schedule(()) { _ in
      action()
      return Disposables.create()
    }
  }

  @Test("a closure configures the serial queue of a scheduler, which has the name")
  func configuration() {
    var labels: [String] = []
    _ = SerialDispatchQueueScheduler(
      internalSerialQueueName: "app.search", serialQueueConfiguration: { labels.append($0.label) })
    #expect(labels == ["app.search"])
  }

  @Test("each clock has one main scheduler, which does not retain the clock")
  func onePerClock() {
    weak var remains: VirtualClock?
    var scheduler: MainScheduler?
    withClock { clock in
      remains = clock
      scheduler = MainScheduler.instance
      #expect(MainScheduler.instance === scheduler)
      withClock { _ in #expect(MainScheduler.instance !== scheduler) }
      #expect(MainScheduler.instance === scheduler)
    }
    #expect(remains == nil)
    #expect(scheduler?.now != nil)
  }

  @Test("work runs in place; work scheduled meanwhile runs on the clock at the same instant")
  func inPlace() throws {
    try withClock { clock in
      var log: [String] = []
      schedule(MainScheduler.instance) {
        schedule(MainScheduler.instance) { log.append("inner") }
        log.append("outer")
      }
      #expect(log == ["outer"])
      schedule(MainScheduler.instance) { log.append("behind") }
      #expect(log == ["outer"])
      try clock.runDueWork()
      #expect(log == ["outer", "inner", "behind"])
      schedule(MainScheduler.instance) { log.append("in place") }
      #expect(log == ["outer", "inner", "behind", "in place"])
      #expect(clock.now == .zero)
    }
  }

  @Test("what an action returns is disposed of at once where it has disposed of its own task")
  func disposedWithin() throws {
    try withClock { clock in
      var log: [String] = []
      let task = SingleAssignmentDisposable()
      task.setDisposable(
        MainScheduler.instance.scheduleRelative((), dueTime: .seconds(1)) { _ in
          task.dispose()
          log.append("ran")
          return Disposables.create { log.append("disposed") }
        })
      try clock.advance(by: .seconds(1))
      #expect(log == ["ran", "disposed"])
    }
  }

  @Test("observe(on:) sends what observers cause within an event, however the action began")
  func observedWithin() throws {
    try withClock { clock in
      let subject = PublishSubject<Int>()
      var heard: [Int] = []
      let subscription = subject.observe(on: MainScheduler.instance).subscribe(onNext: {
        heard.append($0)
        if $0 < 4 { subject.onNext($0 + 1) }
      })
      subject.onNext(1)
      #expect(heard == [1])
      try clock.runDueWork()
      #expect(heard == [1, 2, 3, 4])
      subject.onNext(3)
      subscription.dispose()
      try clock.runDueWork()
      #expect(heard == [1, 2, 3, 4, 3])
    }
  }

  @Test("every scheduler's current time is the clock's instant as a date")
  func now() throws {
    try withClock { clock in
      try clock.advance(by: .milliseconds(1_500))
      let schedulers: [any SchedulerType] = [
        MainScheduler.instance, MainScheduler(), MainScheduler.asyncInstance,
        SerialDispatchQueueScheduler(qos: .default),
        ConcurrentDispatchQueueScheduler(qos: .default),
      ]
      #expect(schedulers.map(\.now) == schedulers.map { _ in Date(timeIntervalSince1970: 1.5) })
    }
  }

  @Test("a main scheduler of one's own does not wait for the shared one's work")
  func ownMainScheduler() {
    withClock { _ in
      var order: [String] = []
      schedule(MainScheduler.instance) {
        schedule(MainScheduler.instance) { order.append("shared") }
        schedule(MainScheduler()) { order.append("own") }
      }
      #expect(order == ["own"])
    }
  }

  @Test("cancelled work does not run and does not delay other work")
  func takenBack() {
    withClock { clock in
      var log: [String] = []
      schedule(MainScheduler.instance) {
        MainScheduler.instance.schedule(()) { _ in
          log.append("taken back")
          return Disposables.create()
        }.dispose()
      }
      schedule(MainScheduler.instance) { log.append("in place") }
      #expect(log == ["in place"])
      #expect(clock.isIdle)
    }
  }

  @Test("the asynchronous instance never runs work in place")
  func asynchronous() throws {
    try withClock { clock in
      var ran = false
      schedule(MainScheduler.asyncInstance) { ran = true }
      #expect(!ran)
      try clock.runDueWork()
      #expect(ran)
    }
  }

  @Test("background work runs on the clock in order and returns to the main scheduler")
  func background() throws {
    try withClock { clock in
      let bag = DisposeBag()
      var log: [String] = []
      Observable.of(1, 2)
        .do(onSubscribe: { log.append("subscribed") })
        .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background))
        .observe(on: SerialDispatchQueueScheduler(qos: .utility))
        .observe(on: MainScheduler.instance)
        .subscribe { log.append("\($0)") }.disposed(by: bag)
      log.append("subscribe returns")
      try clock.runDueWork()
      #expect(
        log == ["subscribe returns", "subscribed", "next(1)", "next(2)", "completed"])
      #expect(clock.now == .zero)
    }
  }

  @Test("relative work runs at its instant, periodic work at each period with its state")
  func relative() throws {
    try withClock { clock in
      var log: [String] = []
      let scheduler = MainScheduler.instance
      let once = scheduler.scheduleRelative("once", dueTime: .seconds(2)) {
        log.append("\($0) at \(clock.now.nanoseconds)")
        return Disposables.create()
      }
      let periodic = scheduler.schedulePeriodic(
        0, startAfter: .seconds(1), period: .seconds(2)
      ) {
        log.append("\($0) at \(clock.now.nanoseconds)")
        return $0 + 1
      }
      try clock.advance(by: .seconds(4))
      #expect(log == ["0 at 1000000000", "once at 2000000000", "1 at 3000000000"])
      periodic.dispose()
      once.dispose()
      #expect(clock.isIdle)
    }
  }

  @Test("recursive work runs until it is disposed of")
  func recursive() throws {
    try withClock { clock in
      var steps: [Int] = []
      let work = MainScheduler.asyncInstance.scheduleRecursive(0) { step, again in
        steps.append(step)
        if step < 3 { again(step + 1) }
      }
      try clock.runDueWork()
      #expect(steps == [0, 1, 2, 3])
      work.dispose()
    }
  }

  @Test("the current thread scheduler runs work in place, and nested work afterwards in order")
  func currentThread() {
    var log: [String] = []
    #expect(CurrentThreadScheduler.isScheduleRequired)
    schedule(CurrentThreadScheduler.instance) {
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      schedule(CurrentThreadScheduler.instance) {
        log.append("first")
        schedule(CurrentThreadScheduler.instance) { log.append("third") }
      }
      schedule(CurrentThreadScheduler.instance) { log.append("second") }
      log.append("outer")
    }
    #expect(log == ["outer", "first", "second", "third"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test("an app's own scheduler drives time operators")
  func foreign() throws {
    struct Foreign: SchedulerType {
      let inner: TestScheduler
      var now: RxTime { inner.now }

      func schedule<State>(
        _ state: State, action: @escaping (State) -> any Disposable
      ) -> any Disposable { inner.schedule(state, action: action) }

      func scheduleRelative<State>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
      ) -> any Disposable { inner.scheduleRelative(state, dueTime: dueTime, action: action) }

      func schedulePeriodic<State>(
        _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (State) -> State
      ) -> any Disposable {
        inner.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
      }
    }
    let marbles = MarbleTest()
    let foreign = Foreign(inner: marbles.scheduler)
    let debounced = marbles.hot("-ab---c|").debounce(.seconds(2), scheduler: foreign)
    #expect(marbles.draw(debounced).description == "----b--(c|)")
    #expect(marbles.scheduler.time.isIdle)
  }

  @Test("the concurrent main scheduler runs work in place, also within other work")
  func concurrentMain() {
    var lines: [String] = []
    withClock { _ in
      schedule(ConcurrentMainScheduler.instance) {
        lines.append("began")
        schedule(ConcurrentMainScheduler.instance) { lines.append("within") }
        lines.append("ended")
      }
    }
    #expect(lines == ["began", "within", "ended"])
  }
}
