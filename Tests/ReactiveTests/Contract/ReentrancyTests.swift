import Reactive
import Testing

@Suite("Reentrant events")
struct ReentrancyTests {
  let bag = DisposeBag()

  @Test("an event sent by an observer reaches all observers within that call, as in RxSwift")
  func order() {
    let subject = PublishSubject<Int>()
    var heard: [String] = []
    subject.subscribe(onNext: { number in
      heard.append("a\(number)")
      if number < 3 { subject.onNext(number + 1) }
    }).disposed(by: bag)
    subject.subscribe(onNext: { heard.append("b\($0)") }).disposed(by: bag)
    subject.onNext(1)
    #expect(heard == ["a1", "a2", "a3", "b3", "b2", "b1"])
  }

  @Test("a reentrant completion drops the current element for observers that have not received it")
  func end() {
    let subject = PublishSubject<Int>()
    var heard: [String] = []
    subject.subscribe(onNext: { number in
      guard number == 1 else { return }
      subject.onNext(2)
      subject.onCompleted()
      subject.onNext(3)
    }).disposed(by: bag)
    subject.subscribe { heard.append("\($0)") }.disposed(by: bag)
    subject.onNext(1)
    #expect(heard == ["next(2)", "completed"])
  }

  @Test("an event reaches only observers subscribed when it was sent")
  func subscribesWithin() {
    let subject = BehaviorSubject(value: 0)
    var heard: [String] = []
    subject.skip(1).take(1).subscribe(onNext: { _ in
      subject.onNext(2)
      subject.subscribe(onNext: { heard.append("late \($0)") }).disposed(by: self.bag)
    }).disposed(by: bag)
    subject.subscribe(onNext: { heard.append("b\($0)") }).disposed(by: bag)
    subject.onNext(1)
    subject.onNext(3)
    #expect(heard == ["b0", "b2", "late 2", "b1", "b3", "late 3"])
  }

  @Test("an element sent while the first value is received arrives within it")
  func withinFirstValue() {
    var heard: [String] = []
    func listen(to source: Observable<Int>, _ send: @escaping (Int) -> Void) {
      source.subscribe(onNext: {
        heard.append("begin \($0)")
        if $0 == 0 { send(1) }
        heard.append("end \($0)")
      }).disposed(by: bag)
    }
    let subject = BehaviorSubject(value: 0)
    listen(to: subject, subject.onNext)
    let relay = BehaviorRelay(value: 0)
    listen(to: relay.asObservable(), relay.accept)
    let once = ["begin 0", "begin 1", "end 1", "end 0"]
    #expect(heard == once + once)
  }

  @Test("a relay's value changes at once during a reentrant accept")
  func relayValue() {
    let relay = BehaviorRelay(value: 0)
    var seen: [Int] = []
    relay.subscribe(onNext: { number in
      guard number == 1 else { return }
      relay.accept(2)
      seen.append(relay.value)
    }).disposed(by: bag)
    relay.accept(1)
    #expect(seen == [2])
  }

  @Test("a subject subscribed to itself through operators sends the last element first")
  func feedsItself() {
    let subject = PublishSubject<Int>()
    var heard: [Int] = []
    subject.filter { $0 < 100 }.map { $0 * 2 }.subscribe(subject).disposed(by: bag)
    subject.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
    subject.onNext(10)
    #expect(heard == [160, 80, 40, 20, 10])
  }
}
