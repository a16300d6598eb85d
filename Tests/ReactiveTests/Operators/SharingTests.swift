import Reactive
import Testing

@Suite("share")
struct SharingTests {
  /// A source that records its subscriptions and sends the elements of a subject.
  final class Source {
    var subscriptions: [String] = []
    let subject = PublishSubject<Int>()

    var observable: Observable<Int> {
      subject.do(
        onSubscribe: { self.subscriptions.append("subscribed") },
        onDispose: { self.subscriptions.append("disposed") })
    }
  }

  let source = Source()
  let bag = DisposeBag()

  final class Log {
    var lines: [String] = []

    func listen(_ name: String, to observable: Observable<Int>) -> any Disposable {
      observable.subscribe { self.lines.append("\(name) \($0)") }
    }
  }

  let log = Log()

  @Test("the source is subscribed to once, and unsubscribed from with the last observer")
  func once() {
    let shared = source.observable.share()
    let first = log.listen("a", to: shared)
    let second = log.listen("b", to: shared)
    source.subject.onNext(1)
    first.dispose()
    source.subject.onNext(2)
    #expect(source.subscriptions == ["subscribed"])
    second.dispose()
    #expect(source.subscriptions == ["subscribed", "disposed"])
    #expect(log.lines == ["a next(1)", "b next(1)", "b next(2)"])
    log.listen("c", to: shared).disposed(by: bag)
    #expect(source.subscriptions == ["subscribed", "disposed", "subscribed"])
  }

  @Test(
    "a later observer receives the replay buffer",
    arguments: [SubjectLifetimeScope.whileConnected, .forever])
  func replay(scope: SubjectLifetimeScope) {
    let shared = source.observable.share(replay: 2, scope: scope)
    log.listen("a", to: shared).disposed(by: bag)
    for number in 1...3 { source.subject.onNext(number) }
    log.lines = []
    log.listen("b", to: shared).disposed(by: bag)
    #expect(log.lines == ["b next(2)", "b next(3)"])
    #expect(source.subscriptions == ["subscribed"])
  }

  @Test("whileConnected: once all observers have left, the replay buffer is empty")
  func whileConnectedLeft() {
    let shared = source.observable.share(replay: 1, scope: .whileConnected)
    let first = log.listen("a", to: shared)
    source.subject.onNext(1)
    first.dispose()
    log.listen("b", to: shared).disposed(by: bag)
    source.subject.onNext(2)
    #expect(log.lines == ["a next(1)", "b next(2)"])
    #expect(source.subscriptions == ["subscribed", "disposed", "subscribed"])
  }

  @Test(
    "forever: once all observers have left, the buffer stays and the source is resubscribed")
  func foreverLeft() {
    let shared = source.observable.share(replay: 1, scope: .forever)
    let first = log.listen("a", to: shared)
    source.subject.onNext(1)
    first.dispose()
    log.listen("b", to: shared).disposed(by: bag)
    source.subject.onNext(2)
    #expect(log.lines == ["a next(1)", "b next(1)", "b next(2)"])
    #expect(source.subscriptions == ["subscribed", "disposed", "subscribed"])
  }

  @Test("whileConnected: after completion the next observer subscribes to the source again")
  func whileConnectedEnd() {
    var runs = 0
    let shared = Observable<Int>.deferred {
      runs += 1
      return .of(runs)
    }.share(replay: 1, scope: .whileConnected)
    #expect(events(shared) == ["next(1)", "completed"])
    #expect(events(shared) == ["next(2)", "completed"])
  }

  @Test("whileConnected: every element of a source that ends at once arrives before its end")
  func synchronousSource() {
    for replay in 0...2 {
      let shared = Observable.of(1, 2, 3).share(replay: replay, scope: .whileConnected)
      for _ in 0..<2 {
        #expect(events(shared) == ["next(1)", "next(2)", "next(3)", "completed"])
        #expect(events(shared.take(2)) == ["next(1)", "next(2)", "completed"])
      }
    }
  }

  @Test("forever: after completion each observer receives the buffer, then completion")
  func foreverEnd() {
    var runs = 0
    let shared = Observable<Int>.deferred {
      runs += 1
      return .of(runs, runs + 10)
    }.share(replay: 1, scope: .forever)
    #expect(events(shared) == ["next(1)", "next(11)", "completed"])
    #expect(events(shared) == ["next(11)", "completed"])
    #expect(runs == 1)
  }

  @Test(
    "an error reaches all observers; whileConnected, the next one subscribes to the source again")
  func error() {
    var attempts = 0
    let shared = Observable<Int>.deferred {
      attempts += 1
      return attempts == 1 ? .error(TestError()) : .just(attempts)
    }.share(replay: 1)
    #expect(events(shared) == ["error(TestError())"])
    #expect(events(shared) == ["next(2)", "completed"])
  }

  @Test("an observer disposed of during its replay ends the connection")
  func leavesAtOnce() {
    let shared = source.observable.startWith(0).share(replay: 1)
    shared.take(1).subscribe().disposed(by: bag)
    #expect(source.subscriptions == ["subscribed", "disposed"])
    source.subscriptions = []
    let keeps = source.observable.share(replay: 1)
    log.listen("a", to: keeps).disposed(by: bag)
    source.subject.onNext(5)
    log.listen("b", to: keeps.take(1)).disposed(by: bag)
    #expect(log.lines == ["a next(5)", "b next(5)", "b completed"])
    #expect(source.subscriptions == ["subscribed"])
  }

  @Test("an observer that subscribes on completion opens the next connection")
  func resubscribesAtEnd() {
    let subject = PublishSubject<Int>()
    var connections = 0
    let shared = subject.materialize().do(onSubscribe: { connections += 1 })
      .map { _ in connections }.take(1).share(replay: 1)
    shared.subscribe(onCompleted: {
      self.log.listen("again", to: shared).disposed(by: self.bag)
    }).disposed(by: bag)
    subject.onNext(1)
    #expect(connections == 2)
    #expect(log.lines == [])
    subject.onNext(2)
    #expect(log.lines == ["again next(2)", "again completed"])
  }
}
