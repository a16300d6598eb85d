import Reactive
import Testing
import VirtualTime

@Suite("TestScheduler")
struct TestSchedulerTests {
  @Test("recorded events equal those of RxTest, with its default times")
  func recordings() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(150, 0), .next(210, 1), .next(220, 2), .completed(300), .next(310, 9),
    ])
    let observer = scheduler.start { source.map { $0 * 2 } }
    #expect(observer.events == [.next(210, 2), .next(220, 4), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test("the subscription is disposed of at its tick")
  func disposed() {
    let scheduler = TestScheduler()
    let source = scheduler.createHotObservable([.next(210, "a"), .next(1010, "b")])
    #expect(scheduler.start { source.asObservable() }.events == [.next(210, "a")])
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test("a hot observable sends nothing to an observer that subscribes after its end")
  func hotEnd() {
    let scheduler = TestScheduler()
    let ends: [Recorded<Event<Int>>] = [.completed(10), .error(10, TestError())]
    for end in ends {
      let source = scheduler.createHotObservable([end])
      let observer = scheduler.createObserver(Int.self)
      scheduler.scheduleAt(20) { _ = source.subscribe(observer) }
      scheduler.start()
      #expect(observer.events == [])
    }
  }

  @Test("a cold observable starts with each subscription")
  func cold() {
    let scheduler = TestScheduler()
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let observer = scheduler.start(created: 0, subscribed: 5, disposed: 100) {
      source.retry(2)
    }
    #expect(observer.events == [.next(15, 1), .next(35, 1), .error(45, TestError())])
    #expect(source.subscriptions == [Subscription(5, 25), Subscription(25, 45)])
  }

  @Test("the resolution sets the length of a tick")
  func resolution() {
    let scheduler = TestScheduler(initialClock: 10, resolution: 0.1)
    let observer = scheduler.createObserver(Int.self)
    let subscription = Observable<Int>.timer(.milliseconds(300), scheduler: scheduler)
      .subscribe(observer)
    scheduler.start()
    #expect(observer.events == [.next(13, 0), .completed(13)])
    #expect(scheduler.time.now == .zero.advanced(by: .milliseconds(1300)))
    subscription.dispose()
  }

  @Test("immediate work waits for the next tick in a scheduler created as in RxTest")
  func processingDelay() {
    func ticks(_ scheduler: TestScheduler) -> [TestTime] {
      let observer = scheduler.createObserver(Int.self)
      let subscription = Observable.just(1, scheduler: scheduler).subscribe(observer)
      scheduler.start()
      subscription.dispose()
      return observer.events.map(\.time)
    }
    #expect(ticks(TestScheduler()) == [0, 0])
    #expect(ticks(TestScheduler(initialClock: 0, simulateProcessingDelay: false)) == [0, 0])
    #expect(ticks(TestScheduler(initialClock: 0)) == [1, 2])
  }

  @Test("work is scheduled at ticks, and the clock advances to them")
  func scheduleAt() {
    let scheduler = TestScheduler()
    var log: [Int] = []
    for tick in [30, 10, 20] { scheduler.scheduleAt(tick) { log.append(scheduler.clock) } }
    scheduler.advanceTo(20)
    #expect(log == [10, 20])
    #expect(scheduler.clock == 20)
    scheduler.start()
    #expect(log == [10, 20, 30])
  }

  @Test("delays are rounded to ticks in a scheduler created as in RxTest, and exact otherwise")
  func rounding() {
    func instants(_ scheduler: TestScheduler) -> [Duration] {
      let delays: [RxTimeInterval] = [.milliseconds(300), .milliseconds(1_500), .seconds(2)]
      var instants: [Duration] = []
      for delay in delays {
        _ = Observable<Int>.timer(delay, scheduler: scheduler)
          .subscribe(onNext: { _ in instants.append(.nanoseconds(scheduler.time.now.nanoseconds)) })
      }
      scheduler.start()
      return instants
    }
    #expect(instants(TestScheduler(initialClock: 0)) == [.seconds(1), .seconds(2), .seconds(2)])
    #expect(
      instants(TestScheduler()) == [.milliseconds(300), .milliseconds(1_500), .seconds(2)])
  }

  @Test("scheduleAt runs work of the current tick and of a past one at once, as in RxTest")
  func lateWork() {
    let scheduler = TestScheduler(initialClock: 5)
    var log: [Int] = []
    for tick in [5, 3] { scheduler.scheduleAt(tick) { log.append(scheduler.clock) } }
    scheduler.start()
    #expect(log == [5, 5])
  }

  @Test("recorded events print their value and time")
  func prints() {
    let events: [Recorded<Event<Int>>] = [.next(1, 5), .error(2, TestError()), .completed(3)]
    #expect("\(events)" == "[next(5) @ 1, error(TestError()) @ 2, completed @ 3]")
    #expect("\([Subscription(200, 300), Subscription(1)])" == "[(200 : 300), (1 : Infinity)]")
  }
}
