import Reactive
import Testing

@Suite("Operators of infallibles")
struct InfallibleOperatorTests {
  @Test("an operator sends the events of its diagram", arguments: InfallibleCase.all)
  func sends(_ testCase: InfallibleCase) {
    let marbles = MarbleTest()
    let result = testCase.apply(
      InfallibleCase.Input(
        source: marbles.hot(testCase.source).asInfallible(onErrorJustReturn: "error"),
        other: marbles.hot(testCase.other).asInfallible(onErrorJustReturn: "error"),
        scheduler: marbles.scheduler))
    #expect(marbles.draw(result.asObservable()).description == testCase.expected)
  }

  @Test("observe(on:) delivers, and subscribe(on:) subscribes, on the scheduler one tick later")
  func schedulers() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(201, 1), .next(210, 2), .completed(220)])
    let infallible = source.asInfallible(onErrorJustReturn: 0)
    let observers = [scheduler.createObserver(Int.self), scheduler.createObserver(Int.self)]
    scheduler.scheduleAt(200) {
      _ = infallible.observe(on: scheduler).subscribe { observers[0].on($0) }
      _ = infallible.subscribe(on: scheduler).subscribe { observers[1].on($0) }
    }
    scheduler.start()
    #expect(observers[0].events == [.next(202, 1), .next(211, 2), .completed(221)])
    #expect(observers[1].events == [.next(210, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(201, 220)])
  }

  @Test("share subscribes to the source once and replays as many elements as it is told to")
  func share() {
    let relay = PublishRelay<Int>()
    var subscriptions = 0
    let source = relay.asInfallible().do(onSubscribe: { subscriptions += 1 })
    let (plain, replaying) = (source.share(), source.share(replay: 1, scope: .forever))
    var heard: [String] = []
    func listen(_ name: String, _ infallible: Infallible<Int>) -> any Disposable {
      infallible.subscribe(onNext: { heard.append("\(name)\($0)") })
    }
    let first = [listen("a", plain), listen("b", replaying)]
    relay.accept(1)
    let second = [listen("c", plain), listen("d", replaying)]
    relay.accept(2)
    (first + second).forEach { $0.dispose() }
    listen("e", replaying).dispose()
    #expect(heard == ["a1", "b1", "d1", "a2", "c2", "b2", "d2", "e2"])
    #expect(subscriptions == 3)
  }

  @Test("do calls a closure at each step, before and after the observer")
  func sideEffects() {
    var log: [String] = []
    Infallible.just(1).do(
      onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
      onCompleted: { log.append("completed") }, afterCompleted: { log.append("after completed") },
      onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
      onDispose: { log.append("dispose") }
    ).subscribe(onNext: { log.append("observer \($0)") }).dispose()
    #expect(
      log == [
        "subscribe", "next 1", "observer 1", "after 1", "completed", "after completed",
        "subscribed", "dispose",
      ])
  }

  @Test("withUnretained sends with the object while it exists, then completes")
  func unretained() {
    final class Owner {
      let name = "owner"
    }
    let relay = PublishRelay<Int>()
    var heard: [String] = []
    var owner: Owner? = Owner()
    let subscriptions = owner.map { owner in
      [
        relay.asInfallible().withUnretained(owner)
          .subscribe(
            onNext: { heard.append("\($0.0.name) \($0.1)") }, onCompleted: { heard.append("end") }),
        relay.asInfallible().withUnretained(owner) { "\($0.name)'s \($1)" }
          .subscribe(
            onNext: { heard.append($0) }, onCompleted: { heard.append("selector's end") }),
      ]
    }
    relay.accept(1)
    owner = nil
    relay.accept(2)
    #expect(heard == ["owner 1", "owner's 1", "end", "selector's end"])
    subscriptions?.forEach { $0.dispose() }
  }

  @Test("debug passes all events on")
  func debug() {
    #expect(events(Infallible.of(1, 2).debug("numbers").asObservable()).count == 3)
  }
}
