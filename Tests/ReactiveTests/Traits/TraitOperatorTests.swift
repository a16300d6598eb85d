import Reactive
import Testing

@Suite("Operators of singles, maybes and completables")
struct TraitOperatorTests {
  final class Log {
    var lines: [String] = []
  }

  let log = Log()

  @Test("an operator sends the events of its diagram", arguments: TraitCase.all)
  func sends(_ testCase: TraitCase) {
    let marbles = MarbleTest()
    let result = testCase.apply(
      TraitCase.Input(
        element: marbles.cold("--(a|)").asMaybe(), empty: marbles.cold("--|").asMaybe(),
        failing: marbles.cold("--^").asMaybe(), scheduler: marbles.scheduler))
    #expect(marbles.draw(result.asObservable()).description == testCase.expected)
  }

  @Test("observe(on:) delivers, and subscribe(on:) subscribes, on the scheduler one tick later")
  func schedulers() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .completed(10)])
    let single = source.asSingle()
    let observers = [scheduler.createObserver(Int.self), scheduler.createObserver(Int.self)]
    scheduler.scheduleAt(200) {
      _ = single.observe(on: scheduler).asObservable().subscribe(observers[0])
      _ = single.subscribe(on: scheduler).asObservable().subscribe(observers[1])
    }
    scheduler.start()
    #expect(observers[0].events == [.next(211, 1), .completed(212)])
    #expect(observers[1].events == [.next(211, 1), .completed(211)])
    #expect(source.subscriptions == [Subscription(200, 210), Subscription(201, 211)])
  }

  @Test("using disposes of its resource when the sequence ends")
  func using() {
    let resource = BooleanDisposable()
    Single.using(
      { resource },
      primitiveSequenceFactory: { [log] resource in
        log.lines.append("made \(resource.isDisposed)")
        return Single.just(1)
      }
    ).subscribe(onSuccess: { [log] in log.lines.append("\($0) \(resource.isDisposed)") }).dispose()
    #expect(log.lines == ["made false", "1 false"])
    #expect(resource.isDisposed)
  }

  @Test("do of a maybe calls a closure at each step, before and after the observer")
  func doMaybe() {
    var lines: [String] = []
    let noted = { (maybe: Maybe<Int>) in
      maybe.do(
        onNext: { lines.append("next \($0)") }, afterNext: { lines.append("after \($0)") },
        onError: { _ in lines.append("error") }, afterError: { _ in lines.append("after error") },
        onCompleted: { lines.append("completed") },
        afterCompleted: { lines.append("after completed") },
        onSubscribe: { lines.append("subscribe") }, onSubscribed: { lines.append("subscribed") },
        onDispose: { lines.append("dispose") })
    }
    noted(.just(1)).subscribe { _ in }.dispose()
    #expect(
      lines == [
        "subscribe", "next 1", "after 1", "completed", "after completed", "subscribed", "dispose",
      ])
    lines = []
    noted(.error(TestError())).subscribe { _ in }.dispose()
    #expect(lines == ["subscribe", "error", "after error", "subscribed", "dispose"])
  }

  @Test("do of a single calls a closure at each step")
  func doSingle() {
    var lines: [String] = []
    let noted = { (single: Single<Int>) in
      single.do(
        onSuccess: { lines.append("success \($0)") }, afterSuccess: { lines.append("after \($0)") },
        onError: { _ in lines.append("error") }, afterError: { _ in lines.append("after error") },
        onSubscribe: { lines.append("subscribe") }, onSubscribed: { lines.append("subscribed") },
        onDispose: { lines.append("dispose") })
    }
    noted(.just(1)).subscribe(onSuccess: { _ in }, onFailure: { _ in }).dispose()
    #expect(lines == ["subscribe", "success 1", "after 1", "subscribed", "dispose"])
    lines = []
    noted(.error(TestError())).subscribe(onSuccess: { _ in }, onFailure: { _ in }).dispose()
    #expect(lines == ["subscribe", "error", "after error", "subscribed", "dispose"])
  }

  @Test("do of a completable calls a closure at each step")
  func doCompletable() {
    var lines: [String] = []
    let noted = { (completable: Completable) in
      completable.do(
        onError: { _ in lines.append("error") }, afterError: { _ in lines.append("after error") },
        onCompleted: { lines.append("completed") },
        afterCompleted: { lines.append("after completed") },
        onSubscribe: { lines.append("subscribe") }, onSubscribed: { lines.append("subscribed") },
        onDispose: { lines.append("dispose") })
    }
    noted(.empty()).subscribe { _ in }.dispose()
    #expect(lines == ["subscribe", "completed", "after completed", "subscribed", "dispose"])
    lines = []
    noted(.error(TestError())).subscribe { _ in }.dispose()
    #expect(lines == ["subscribe", "error", "after error", "subscribed", "dispose"])
  }
}
