import Reactive
import Testing

@Suite("Sharing one subscription")
struct SharingTests {
  /// A source that counts its subscriptions and can be sent to.
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

  @Test("the source is subscribed to once, and left with the last listener")
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
    "who comes late gets what is to be replayed",
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

  @Test("while connected: once all have left, nothing is remembered")
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
    "for ever: once all have left, what was sent is remembered, and the source subscribed to again")
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

  @Test("while connected: after the end the next subscriber starts anew")
  func whileConnectedEnd() {
    var runs = 0
    let shared = Observable<Int>.deferred {
      runs += 1
      return .of(runs)
    }.share(replay: 1, scope: .whileConnected)
    #expect(events(shared) == ["next(1)", "completed"])
    #expect(events(shared) == ["next(2)", "completed"])
  }

  @Test("for ever: after the end everybody gets what was remembered, and the end")
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

  @Test("an error reaches all, and while connected the next subscriber may have better luck")
  func error() {
    var attempts = 0
    let shared = Observable<Int>.deferred {
      attempts += 1
      return attempts == 1 ? .error(Drawn()) : .just(attempts)
    }.share(replay: 1)
    #expect(events(shared) == ["error(Drawn())"])
    #expect(events(shared) == ["next(2)", "completed"])
  }

  @Test("a listener that leaves while it is being replayed to takes the source down with it")
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

  @Test("who subscribes at the end of one connection opens the next")
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
