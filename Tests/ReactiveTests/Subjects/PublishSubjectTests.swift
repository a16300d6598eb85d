import Reactive
import Testing

@Suite("PublishSubject and PublishRelay")
struct PublishSubjectTests {
  let bag = DisposeBag()

  @Test("each event reaches those subscribed at that moment, in the order they came")
  func order() {
    let subject = PublishSubject<Int>()
    var heard: [String] = []
    subject.onNext(0)
    subject.subscribe { heard.append("a \($0)") }.disposed(by: bag)
    subject.onNext(1)
    subject.subscribe { heard.append("b \($0)") }.disposed(by: bag)
    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)
    #expect(
      heard == ["a next(1)", "a next(2)", "b next(2)", "a completed", "b completed"])
  }

  @Test("who comes after the end gets the end alone")
  func afterEnd() {
    let ended = PublishSubject<Int>()
    ended.onNext(1)
    ended.onCompleted()
    ended.onError(Drawn())
    #expect(events(ended) == ["completed"])
    let failed = PublishSubject<Int>()
    failed.onError(Drawn())
    failed.onCompleted()
    #expect(events(failed) == ["error(Drawn())"])
  }

  @Test("a disposed subject tells its observers nothing more, and new ones why")
  func disposed() {
    let subject = PublishSubject<Int>()
    var heard: [String] = []
    subject.subscribe { heard.append("\($0)") }.disposed(by: bag)
    subject.dispose()
    subject.onNext(1)
    subject.onCompleted()
    #expect(heard == [])
    #expect(!subject.hasObservers)
    #expect(
      events(subject) == [
        "error(Object `PublishSubject<Int>` was already disposed. Subscribe before dispose(), or "
          + "make a new one.)"
      ])
  }

  @Test("hasObservers follows those who come and go")
  func hasObservers() {
    let subject = PublishSubject<Int>()
    #expect(!subject.hasObservers)
    let first = subject.subscribe()
    let second = subject.map { $0 }.subscribe()
    first.dispose()
    #expect(subject.hasObservers)
    second.dispose()
    #expect(!subject.hasObservers)
  }

  @Test("leaving in any order keeps the others' order")
  func leaving() {
    let subject = PublishSubject<Int>()
    var heard: [Int] = []
    let subscriptions = (0..<100).map { number in
      subject.subscribe(onNext: { _ in heard.append(number) })
    }
    for number in 0..<100 where number % 3 != 0 { subscriptions[number].dispose() }
    subject.onNext(0)
    #expect(heard == stride(from: 0, to: 100, by: 3).map { $0 })
    subscriptions.forEach { $0.dispose() }
  }

  @Test("a relay sends elements and never ends")
  func relay() {
    let relay = PublishRelay<Int>()
    var heard: [String] = []
    relay.subscribe { heard.append("\($0)") }.disposed(by: bag)
    Observable.of(1, 2).bind(to: relay).disposed(by: bag)
    Observable<Int>.error(Drawn()).bind(to: relay).disposed(by: bag)
    relay.accept(3)
    #expect(heard == ["next(1)", "next(2)", "next(3)"])
  }

  @Test("a subject takes the place of an observer")
  func asObserver() {
    let subject = PublishSubject<Int>()
    var heard: [String] = []
    subject.subscribe { heard.append("\($0)") }.disposed(by: bag)
    Observable.of(1, 2).subscribe(subject).disposed(by: bag)
    #expect(heard == ["next(1)", "next(2)", "completed"])
  }
}
