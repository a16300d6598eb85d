import Reactive
import Testing
import VirtualTime

@Suite("Time operators")
struct TimingTests {
  @Test("delay delays elements and completion, and sends an error at once")
  func delay() {
    check("-a-b|", gives: "---a-b|", unsubscribed: 4) { $0.delay(.seconds(2), scheduler: $1) }
    check("-a-b^", gives: "---a^", unsubscribed: 4) { $0.delay(.seconds(2), scheduler: $1) }
    check("-a-b|", gives: "---a", disposed: 4, unsubscribed: 4) {
      $0.delay(.seconds(2), scheduler: $1)
    }
    check("-(ab)-|", gives: "--(ab)-|") { $0.delay(.seconds(1), scheduler: $1) }
  }

  @Test("delay lets go of the elements that wait when its subscription is disposed")
  func delayReleases() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Waiting>()
    let subscription = source.delay(.seconds(2), scheduler: scheduler).subscribe()
    weak var element: Waiting?
    do {
      let sent = Waiting()
      element = sent
      source.onNext(sent)
    }
    #expect(element != nil)
    subscription.dispose()
    #expect(element == nil)
    withExtendedLifetime(subscription) {}
  }

  @Test("delaySubscription subscribes after the delay")
  func delaySubscription() {
    check("-a-b|", gives: "---b|", unsubscribed: 4) {
      $0.delaySubscription(.seconds(2), scheduler: $1)
    }
    check("-a-b|", gives: "", disposed: 1) { $0.delaySubscription(.seconds(2), scheduler: $1) }
  }

  @Test("debounce sends an element once none follows it for a duration")
  func debounce() {
    check("-ab--c-----|", gives: "----b--c---|", unsubscribed: 11) {
      $0.debounce(.seconds(2), scheduler: $1)
    }
    check("-a-b|", gives: "----(b|)") { $0.debounce(.seconds(3), scheduler: $1) }
    check("-a-b^", gives: "----^") { $0.debounce(.seconds(3), scheduler: $1) }
    check("-a----|", gives: "", disposed: 2, unsubscribed: 2) {
      $0.debounce(.seconds(3), scheduler: $1)
    }
  }

  @Test("throttle sends the first element of a period at once and the latest at its end")
  func throttle() {
    check("-ab-c--d-----|", gives: "-a--c--d-----|") { $0.throttle(.seconds(3), scheduler: $1) }
    check("-abc------|", gives: "-a--c-----|") { $0.throttle(.seconds(3), scheduler: $1) }
    check("-abc---d--|", gives: "-a-----d--|") {
      $0.throttle(.seconds(3), latest: false, scheduler: $1)
    }
    check("-ab|", gives: "-a--(b|)") { $0.throttle(.seconds(3), scheduler: $1) }
    check("-ab^", gives: "-a-^") { $0.throttle(.seconds(3), scheduler: $1) }
    check("-ab----c|", gives: "-a", disposed: 3, unsubscribed: 3) {
      $0.throttle(.seconds(3), scheduler: $1)
    }
  }

  @Test("throttle compares instants to the nanosecond: a thousand elements a period apart pass")
  func throttleIsExact() throws {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    VirtualClock.current = VirtualClock()
    var passed: [Int] = []
    let subscription = Observable<Int>
      .interval(.milliseconds(7), scheduler: MainScheduler.instance).take(1_000)
      .throttle(.milliseconds(7), latest: false, scheduler: MainScheduler.instance)
      .subscribe(onNext: { passed.append($0) })
    defer { subscription.dispose() }
    try VirtualClock.current.advance(by: .seconds(8))
    #expect(passed == Array(0..<1_000))
  }

  @Test("timeout fails where no event arrives for its duration")
  func timeout() {
    let marbles = MarbleTest()
    let timed = marbles.hot("-a--b------c|").timeout(.seconds(4), scheduler: marbles.scheduler)
    let drawn = marbles.draw(timed)
    #expect(
      drawn.events == [.next(1, "a"), .next(4, "b"), .error(8, RxError.timeout)])
    check("-a--b--|", gives: "-a--b--|") { $0.timeout(.seconds(4), scheduler: $1) }
    check("-a--^", gives: "-a--^") { $0.timeout(.seconds(4), scheduler: $1) }
    check("-a-", gives: "-a", disposed: 3, unsubscribed: 3) {
      $0.timeout(.seconds(4), scheduler: $1)
    }
  }

  @Test("timeout with other: continues with the other sequence")
  func timeoutOther() {
    check("-a-----b|", gives: "-a--(xy|)", unsubscribed: 4) {
      $0.timeout(.seconds(3), other: Observable.of("x", "y"), scheduler: $1)
    }
  }

  @Test("sample sends the latest new element at each element of the sampler")
  func sample() {
    check("-ab-c-----|", "---x--x-x-|", gives: "---b--c---|") { $0.sample($1) }
    check("-a--|", "--x------x|", gives: "--a------|") { $0.sample($1) }
    check("-a-b-", "--x-|", gives: "--a-b", unsubscribed: (200, 4)) { $0.sample($1) }
    check("-a-^", "----x", gives: "---^", unsubscribed: (3, 3)) { $0.sample($1) }
    check("-a--b", "---^", gives: "---^", unsubscribed: (3, 3)) { $0.sample($1) }
    check("-a-----", "--x-x-|", gives: "--a-z-z") { $0.sample($1, defaultValue: "z") }
  }

  @Test("observe(on:) sends events in order on the scheduler")
  func observeOn() {
    check("-(ab)-|", gives: "-(ab)-|", unsubscribed: 3) { $0.observe(on: $1) }
    check("-a-^", gives: "-a-^") { $0.observe(on: $1) }
    check("-a-b|", gives: "-a", disposed: 2, unsubscribed: 2) { $0.observe(on: $1) }
  }

  @Test("pending work of observe(on:) and subscribe(on:) lists the line that called them")
  func origins() {
    let marbles = MarbleTest()
    let bag = DisposeBag()
    let line: UInt = #line
    Observable.just(1).observe(on: marbles.scheduler).subscribe().disposed(by: bag)
    Observable.just(1).subscribe(on: marbles.scheduler).subscribe().disposed(by: bag)
    #expect(
      marbles.scheduler.time.pending.map(\.origin) == [
        "\(#fileID):\(line + 1)", "\(#fileID):\(line + 2)",
      ])
  }

  @Test("observe(on:) delivers 200,000 waiting elements in time proportional to their number")
  func longObserveOn() {
    let scheduler = TestScheduler()
    var count = 0
    let subject = PublishSubject<Int>()
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { _ in count += 1 })
    for number in 0..<200_000 { subject.onNext(number) }
    while count < 200_000, (try? scheduler.time.advanceToNextDeadline()) != false {}
    #expect(count == 200_000)
    subscription.dispose()
  }

  @Test("subscribe(on:) disposes of the source on its scheduler")
  func subscribeOnDisposes() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(300)])
    let observer = scheduler.start { source.subscribe(on: scheduler) }
    #expect(observer.events == [.next(210, 1), .completed(300)])
    #expect(source.subscriptions == [Subscription(201, 301)])
  }

  @Test("subscribe(on:) subscribes on the scheduler")
  func subscribeOn() {
    let marbles = MarbleTest()
    let source = marbles.cold("-a|")
    var subscribed = false
    let result = source.do(onSubscribe: { subscribed = true }).subscribe(on: marbles.scheduler)
    let early = result.subscribe()
    #expect(!subscribed)
    early.dispose()
    #expect(marbles.scheduler.time.isIdle)
    #expect(marbles.draw(result).description == "-a|")
  }

  @Test(
    "events of one tick are a tick apart after delay on a scheduler that delays work, as in RxTest")
  func delayInTicks() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start {
      Observable.of("a", "b").delay(.seconds(2), scheduler: scheduler)
    }
    #expect(observer.events == [.next(202, "a"), .next(203, "b"), .completed(204)])
  }

  @Test("pending work of operators lists its purpose and its origin")
  func purposes() {
    let marbles = MarbleTest()
    let scheduler = marbles.scheduler
    let bag = DisposeBag()
    let source = marbles.cold("")
    let line: UInt = #line
    source.timeout(.seconds(5), scheduler: scheduler).subscribe().disposed(by: bag)
    Observable<Int>.interval(.seconds(2), scheduler: scheduler).subscribe().disposed(by: bag)
    Observable<Int>.timer(.seconds(3), scheduler: scheduler).subscribe().disposed(by: bag)
    Observable.just(1).delay(.seconds(4), scheduler: scheduler).subscribe().disposed(by: bag)
    #expect(
      marbles.scheduler.time.pending.map(\.description) == [
        "timer interval every 2 s (scheduled at \(#fileID):\(line + 2))",
        "timer (scheduled at \(#fileID):\(line + 3))",
        "delayed event delay (scheduled at \(#fileID):\(line + 4))",
        "delayed event timeout (scheduled at \(#fileID):\(line + 1))",
      ])
  }
}

/// An element that is held weakly.
private final class Waiting {}
