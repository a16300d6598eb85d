import Reactive
import Testing

@Suite("Operators with inner sequences")
struct FlatMapTests {
  /// Runs an operator whose closure turns `x` and `y` into cold sequences given as diagrams.
  func run(
    _ source: String, x: String, y: String, disposed: Int? = nil,
    _ operation: (Observable<String>, @escaping (String) throws -> Observable<String>)
      -> Observable<String>
  ) -> (line: String, x: [Subscription], y: [Subscription], source: [Subscription]) {
    let marbles = MarbleTest()
    let (outer, first, second) = (marbles.hot(source), marbles.cold(x), marbles.cold(y))
    let result = operation(outer.asObservable()) {
      if $0 == "!" { throw TestError() }
      return $0 == "x" ? first.asObservable() : second.asObservable()
    }
    let line = marbles.draw(result, disposed: disposed).description
    return (line, first.subscriptions, second.subscriptions, outer.subscriptions)
  }

  @Test("flatMap sends the elements of all inner sequences as they arrive")
  func flatMap() {
    let all = run("-x--y----|", x: "-a--b--c|", y: "-1-2|") { $0.flatMap($1) }
    #expect(all.line == "--a--(b1)-2c|")
    #expect(all.x == [Subscription(1, 9)])
    #expect(all.y == [Subscription(4, 8)])
    #expect(all.source == [Subscription(0, 9)])
  }

  @Test("flatMap completes once the source and all inner sequences have completed")
  func flatMapEnd() {
    #expect(run("-x|", x: "-a--b|", y: "") { $0.flatMap($1) }.line == "--a--b|")
    #expect(run("-x----|", x: "-a|", y: "") { $0.flatMap($1) }.line == "--a---|")
    #expect(run("--|", x: "", y: "") { $0.flatMap($1) }.line == "--|")
  }

  @Test(
    "an error of the source, an inner sequence or the closure ends flatMap and its subscriptions")
  func flatMapFailures() {
    let source = run("-x--^", x: "-a----a", y: "") { $0.flatMap($1) }
    #expect(source.line == "--a-^")
    #expect(source.x == [Subscription(1, 4)])
    let inner = run("-xy----|", x: "-a----", y: "--^") { $0.flatMap($1) }
    #expect(inner.line == "--a-^")
    #expect(inner.x == [Subscription(1, 4)])
    #expect(inner.source == [Subscription(0, 4)])
    let closure = run("-x-!---|", x: "-a----a", y: "") { $0.flatMap($1) }
    #expect(closure.line == "--a^")
    #expect(closure.x == [Subscription(1, 3)])
  }

  @Test("disposing of flatMap disposes of the source and all inner sequences")
  func flatMapDisposed() {
    let result = run("-x-y----|", x: "-a---a", y: "-1---1", disposed: 5) { $0.flatMap($1) }
    #expect(result.line == "--a-1")
    #expect(result.x == [Subscription(1, 5)])
    #expect(result.y == [Subscription(3, 5)])
    #expect(result.source == [Subscription(0, 5)])
  }

  @Test("flatMapFirst ignores elements while an inner sequence runs")
  func flatMapFirst() {
    let result = run("-x-y-x-y---|", x: "-a-b|", y: "-1|") { $0.flatMapFirst($1) }
    #expect(result.line == "--a-b---1--|")
    #expect(result.x == [Subscription(1, 5)])
    #expect(result.y == [Subscription(7, 9)])
  }

  @Test("flatMapLatest disposes of an inner sequence at the next element")
  func flatMapLatest() {
    let result = run("-x---y-----|", x: "-a-b-c-d|", y: "-1-2|") { $0.flatMapLatest($1) }
    #expect(result.line == "--a-b-1-2--|")
    #expect(result.x == [Subscription(1, 5)])
    #expect(result.y == [Subscription(5, 9)])
  }

  @Test("flatMapLatest completes with the last inner sequence once the source has completed")
  func flatMapLatestEnd() {
    #expect(run("-x|", x: "-a--b|", y: "") { $0.flatMapLatest($1) }.line == "--a--b|")
    #expect(run("-x---^", x: "-a--b--c", y: "") { $0.flatMapLatest($1) }.line == "--a--^")
    #expect(run("-x------|", x: "-a-^", y: "") { $0.flatMapLatest($1) }.line == "--a-^")
    #expect(run("-x-!----|", x: "-a-b-c", y: "") { $0.flatMapLatest($1) }.line == "--a^")
  }

  @Test("switchLatest sends the elements of the latest inner sequence")
  func switchLatest() {
    let result = run("-x--y----|", x: "-a-b-c|", y: "-1-2|") { $0.map($1).switchLatest() }
    #expect(result.line == "--a--1-2-|")
  }

  @Test("concatMap subscribes to each inner sequence once the previous one has completed")
  func concatMap() {
    let result = run("-xy-------|", x: "-a-b-|", y: "1-2|") { $0.concatMap($1) }
    #expect(result.line == "--a-b-1-2-|")
    #expect(result.x == [Subscription(1, 6)])
    #expect(result.y == [Subscription(6, 9)])
    #expect(run("-xy|", x: "-a-^", y: "1|") { $0.concatMap($1) }.line == "--a-^")
  }

  @Test("merge(maxConcurrent:) runs up to that number of inner sequences at a time")
  func mergeLimited() {
    let result = run("(xyx)|", x: "-a--|", y: "-1-------|") {
      $0.map($1).merge(maxConcurrent: 2)
    }
    #expect(result.line == "-(a1)---a---|")
    #expect(result.x == [Subscription(0, 4), Subscription(4, 8)])
    #expect(result.y == [Subscription(0, 9)])
  }

  @Test("synchronous inner sequences alternate, as on RxSwift's current thread scheduler")
  func turns() {
    let tens = Observable.of(1, 2, 3).flatMap { Observable.of($0, $0 * 10) }
    #expect(collect(tens) == [1, 10, 2, 20, 3, 30])
    #expect(collect(Observable.merge(.of(1, 2, 3), .of(4, 5, 6))) == [1, 4, 2, 5, 3, 6])
    #expect(
      collect(Observable.of(1, 2).concatMap { Observable.of($0, $0 * 10) }) == [1, 10, 2, 20])
  }

  @Test(
    "what an inner source sends after its end is not sent, however many inner sequences followed",
    arguments: [true, false])
  func afterTheEnd(latest: Bool) {
    var observers: [AnyObserver<Int>] = []
    var heard: [String] = []
    let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    let makeInner = { (number: Int) -> Observable<Int> in
      if number == 2 { return inner }
      return .create { observer in
        observers.append(observer)
        observer.onNext(number)
        observer.onCompleted()
        return Disposables.create()
      }
    }
    let flat = latest ? outer.flatMapLatest(makeInner) : outer.flatMap(makeInner)
    let subscription = flat.subscribe { heard.append("\($0)") }
    for number in [0, 1, 2, 3, 2] {
      outer.onNext(number)
      for observer in observers { observer.onNext(99) }
    }
    inner.onNext(7)
    #expect(heard.prefix(3) == ["next(0)", "next(1)", "next(3)"])
    #expect(heard.dropFirst(3) == (latest ? ["next(7)"] : ["next(7)", "next(7)"]))
    subscription.dispose()
    #expect(!inner.hasObservers)
  }

  @Test(
    "disposal, also by an inner sequence, releases the observer while the source lives",
    arguments: [true, false], [true, false])
  func released(latest: Bool, disposesWithin: Bool) {
    final class Held {}
    var held: Held? = Held()
    weak let remains = held
    let outer = PublishSubject<Int>()
    let subscription = SerialDisposable()
    let makeInner = { (number: Int) -> Observable<Int> in
      .create { observer in
        observer.onNext(number)
        observer.onCompleted()
        return Disposables.create { if disposesWithin, number == 2 { subscription.dispose() } }
      }
    }
    let flat = latest ? outer.flatMapLatest(makeInner) : outer.flatMap(makeInner)
    subscription.disposable = flat.subscribe(onNext: { [held] _ in withExtendedLifetime(held) {} })
    for number in 0..<3 { outer.onNext(number) }
    subscription.dispose()
    held = nil
    #expect(remains == nil)
    #expect(!outer.hasObservers)
  }
}
