import Reactive
import Testing
import VirtualTime

@Suite("Creating operators")
struct CreatingTests {
  @Test("just, of, from, empty and error send their events")
  func simple() {
    #expect(events(Observable.just(1)) == ["next(1)", "completed"])
    #expect(events(Observable.of(1, 2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(Observable.from([1, 2])) == ["next(1)", "next(2)", "completed"])
    #expect(events(Observable.from(1...2)) == ["next(1)", "next(2)", "completed"])
    #expect(events(Observable.from(optional: 1)) == ["next(1)", "completed"])
    #expect(events(Observable<Int>.from(optional: nil)) == ["completed"])
    #expect(events(Observable<Int>.empty()) == ["completed"])
    #expect(events(Observable<Int>.error(TestError())) == ["error(TestError())"])
    #expect(events(Observable<Int>.never()) == [])
  }

  @Test("a scheduler sends one element per action")
  func scheduled() {
    let marbles = MarbleTest()
    #expect(marbles.draw(.of("a", "b", scheduler: marbles.scheduler)).description == "(ab|)")
    let observer = marbles.scheduler.createObserver(String.self)
    let subscription = Observable.just("a", scheduler: marbles.scheduler).subscribe(observer)
    #expect(observer.events == [])
    subscription.dispose()
    marbles.scheduler.start()
    #expect(observer.events == [])
  }

  @Test("create runs its closure for each subscription and disposes at the end of each")
  func create() {
    var log: [String] = []
    let source = Observable<Int>.create { observer in
      log.append("subscribed")
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(TestError())
      return Disposables.create { log.append("disposed") }
    }
    for _ in 0..<2 {
      source.subscribe { log.append("\($0)") }.dispose()
    }
    let once = ["subscribed", "next(1)", "completed", "disposed"]
    #expect(log == once + once)
  }

  @Test("events that create sends after disposal are dropped")
  func createDisposed() {
    var sender: AnyObserver<Int>?
    var heard: [String] = []
    let source = Observable<Int>.create {
      sender = $0
      return Disposables.create { heard.append("disposed") }
    }
    let subscription = source.subscribe { heard.append("\($0)") }
    sender?.onNext(1)
    subscription.dispose()
    sender?.onNext(2)
    sender?.onCompleted()
    #expect(heard == ["next(1)", "disposed"])
  }

  @Test("events that create sends after its error are dropped, also behind catch")
  func createFailed() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(TestError())
      observer.onNext(2)
      return Disposables.create()
    }
    #expect(events(source.catch { _ in .never() }) == ["next(1)"])
  }

  @Test("deferred makes a sequence for each subscription; an error thrown is sent")
  func deferred() {
    var count = 0
    let source = Observable<Int>.deferred {
      count += 1
      if count == 3 { throw TestError() }
      return .just(count)
    }
    #expect(events(source) == ["next(1)", "completed"])
    #expect(events(source) == ["next(2)", "completed"])
    #expect(events(source) == ["error(TestError())"])
  }

  @Test("timer and interval send their numbers at the expected instants")
  func timer() {
    let once = MarbleTest()
    let timer = Observable<Int>.timer(.seconds(2), scheduler: once.scheduler)
    #expect(once.draw(timer).description == "--(0|)")
    let periodic = MarbleTest()
    let ticks = Observable<Int>.timer(
      .seconds(1), period: .seconds(3), scheduler: periodic.scheduler)
    #expect(periodic.draw(ticks, disposed: 8).description == "-0--1--2")
    let every = MarbleTest()
    let interval = Observable<Int>.interval(.seconds(2), scheduler: every.scheduler)
    #expect(every.draw(interval.take(3)).description == "--0-1-(2|)")
    #expect(every.scheduler.time.isIdle)
  }

  @Test("timers are exact to the nanosecond")
  func exact() throws {
    let scheduler = TestScheduler()
    var instants: [Int64] = []
    let subscription = Observable<Int>.interval(.nanoseconds(333_333_333), scheduler: scheduler)
      .delay(.nanoseconds(1), scheduler: scheduler)
      .subscribe(onNext: { _ in instants.append(scheduler.time.now.nanoseconds) })
    try scheduler.time.advance(by: .seconds(1))
    subscription.dispose()
    #expect(instants == [333_333_334, 666_666_667, 1_000_000_000])
  }
}
