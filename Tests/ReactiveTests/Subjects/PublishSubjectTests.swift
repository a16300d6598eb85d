import Reactive
import Testing

@Suite("PublishSubject and PublishRelay")
struct PublishSubjectTests {
  let bag = DisposeBag()

  @Test("each event reaches the current observers in order of subscription")
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

  @Test("an observer after the terminal event receives only that")
  func afterEnd() {
    let ended = PublishSubject<Int>()
    ended.onNext(1)
    ended.onCompleted()
    ended.onError(TestError())
    #expect(events(ended) == ["completed"])
    let failed = PublishSubject<Int>()
    failed.onError(TestError())
    failed.onCompleted()
    #expect(events(failed) == ["error(TestError())"])
  }

  @Test("a disposed subject sends nothing to its observers and an error to new ones")
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

  @Test("hasObservers follows subscriptions and disposals")
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

  @Test("disposal in any order keeps the other observers' order")
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
    Observable<Int>.error(TestError()).bind(to: relay).disposed(by: bag)
    relay.accept(3)
    #expect(heard == ["next(1)", "next(2)", "next(3)"])
  }

  @Test("a subject can be subscribed as an observer")
  func asObserver() {
    let subject = PublishSubject<Int>()
    var heard: [String] = []
    subject.subscribe { heard.append("\($0)") }.disposed(by: bag)
    Observable.of(1, 2).subscribe(subject).disposed(by: bag)
    #expect(heard == ["next(1)", "next(2)", "completed"])
  }
}
