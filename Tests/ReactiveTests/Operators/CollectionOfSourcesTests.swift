import Reactive
import Testing

@Suite("Operators of collections of sequences and their errors")
struct CollectionOfSourcesTests {
  @Test("merge of a set sends the elements of all its sequences and completes")
  func merge() {
    let sources = ["a": Observable.of(1, 2), "b": Observable.of(3)]
    #expect(collect(Observable.merge(sources.values)).sorted() == [1, 2, 3])
    #expect(events(Observable.merge(sources.values)).last == "completed")
  }

  @Test("zip and combineLatest of no sequences end at once, with an error of the selector")
  func none() {
    let none: [Observable<Int>] = []
    #expect(events(Observable<[Int]>.zip(none) { $0 }) == ["completed"])
    #expect(events(Observable<[Int]>.combineLatest(none) { $0 }) == ["next([])", "completed"])
    #expect(
      events(Observable<[Int]>.combineLatest(none) { _ in throw TestError() })
        == ["error(TestError())"])
  }

  @Test("zip of a collection sends what a selector makes of the elements, or its error")
  func selector() {
    let sources = [Observable.of(1, 2), .of(10, 20)]
    #expect(
      events(Observable.zip(sources) { $0.reduce(0, +) }) == [
        "next(11)", "next(22)", "completed",
      ])
    #expect(
      events(Observable<Int>.zip(sources) { _ in throw TestError() }) == ["error(TestError())"])
    #expect(
      events(Observable.zip(sources)) == ["next([1, 10])", "next([2, 20])", "completed"])
  }

  @Test("distinctUntilChanged compares by a closure, and sends its error")
  func distinct() {
    let words = Observable.of("a", "A", "b")
    #expect(
      collect(words.distinctUntilChanged { $0.lowercased() == $1.lowercased() }) == ["a", "b"])
    #expect(
      events(words.distinctUntilChanged { (_: String, _: String) in throw TestError() })
        == ["next(a)", "error(TestError())"])
  }

  @Test("single and generate send the errors of their closures")
  func errors() {
    #expect(
      events(Observable.of(1).single { _ in throw TestError() }) == ["error(TestError())"])
    let failing = Observable.generate(initialState: 1, condition: { _ in true }) { _ in
      throw TestError()
    }
    #expect(events(failing) == ["next(1)", "error(TestError())"])
    let conditional = Observable.generate(
      initialState: 1, condition: { _ in throw TestError() }, iterate: { $0 })
    #expect(events(conditional) == ["error(TestError())"])
    let factory = Observable<Int>.using(
      { () throws -> BooleanDisposable in throw TestError() }, observableFactory: { _ in .just(1) })
    #expect(events(factory) == ["error(TestError())"])
  }

  @Test("an optional is sent by a scheduler, then completion; nil is completion alone")
  func optional() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(
      scheduler.start { Observable.from(optional: 1, scheduler: scheduler) }.events
        == [.next(201, 1), .completed(202)])
    let other = TestScheduler(initialClock: 0)
    #expect(
      other.start { Observable<Int>.from(optional: nil, scheduler: other) }.events
        == [.completed(201)])
  }

  @Test("a group made of a key and a sequence sends the sequence")
  func group() {
    let group = GroupedObservable(key: "key", source: Observable.of(1, 2))
    var heard: [String] = []
    group.subscribe(AnyObserver { heard.append("\($0)") }).dispose()
    #expect(group.key == "key")
    #expect(heard == ["next(1)", "next(2)", "completed"])
    #expect(collect(group.asObservable()) == [1, 2])
  }

  @Test("multicast through one subject sends once it is connected, again after each connection")
  func multicast() {
    let source = PublishSubject<Int>()
    let subject = ReplaySubject<Int>.createUnbounded()
    let connectable = source.multicast(subject)
    source.onNext(1)
    let connection = connectable.connect()
    source.onNext(2)
    connection.dispose()
    source.onNext(3)
    #expect(collect(connectable) == [2])
    connectable.connect().dispose()
    #expect(collect(connectable) == [2])
  }

  @Test("replayAll sends all elements since it was connected to later observers")
  func replayAll() {
    let source = PublishSubject<Int>()
    let connectable = source.replayAll()
    source.onNext(1)
    let connection = connectable.connect()
    [2, 3, 4].forEach(source.onNext)
    #expect(collect(connectable) == [2, 3, 4])
    connection.dispose()
  }
}
