import Reactive
import Testing

@Suite("BehaviorSubject and BehaviorRelay")
struct BehaviorSubjectTests {
  let bag = DisposeBag()

  @Test("each observer receives the current value first")
  func value() throws {
    let subject = BehaviorSubject(value: 1)
    var heard: [String] = []
    subject.subscribe { heard.append("a \($0)") }.disposed(by: bag)
    subject.onNext(2)
    subject.subscribe { heard.append("b \($0)") }.disposed(by: bag)
    subject.onNext(3)
    #expect(try subject.value() == 3)
    #expect(heard == ["a next(1)", "a next(2)", "b next(2)", "a next(3)", "b next(3)"])
  }

  @Test("after completion the value can be read, and observers receive only completion")
  func afterEnd() throws {
    let subject = BehaviorSubject(value: 1)
    subject.onCompleted()
    subject.onNext(2)
    #expect(try subject.value() == 1)
    #expect(events(subject) == ["completed"])
  }

  @Test("value() throws the subject's error, or RxError.disposed")
  func valueThrows() {
    let failed = BehaviorSubject(value: 1)
    failed.onError(TestError())
    #expect(throws: TestError()) { try failed.value() }
    let disposed = BehaviorSubject(value: 1)
    disposed.dispose()
    #expect(throws: RxError.disposed(object: "BehaviorSubject<Int>")) { try disposed.value() }
  }

  @Test("a relay's value can be read and replaced")
  func relay() {
    let relay = BehaviorRelay(value: "a")
    var heard: [String] = []
    relay.subscribe { heard.append("\($0)") }.disposed(by: bag)
    relay.accept("b")
    Observable.of("c", "d").bind(to: relay).disposed(by: bag)
    #expect(relay.value == "d")
    #expect(heard == ["next(a)", "next(b)", "next(c)", "next(d)"])
  }

  @Test("a sequence of values can be bound to relays of optionals")
  func optionals() {
    let relay = BehaviorRelay<Int?>(value: nil)
    let publish = PublishRelay<Int?>()
    var heard: [Int?] = []
    publish.subscribe(onNext: { heard.append($0) }).disposed(by: bag)
    Observable.of(1, 2).bind(to: relay).disposed(by: bag)
    Observable.of(1, 2).bind(to: publish).disposed(by: bag)
    #expect(relay.value == 2)
    #expect(heard == [1, 2])
  }

  @Test("the mirror of a relay and of a subject shows the current value")
  func mirrors() {
    let relay = Mirror(reflecting: BehaviorRelay(value: 7))
    #expect(relay.children.map { "\($0.label ?? ""): \($0.value)" } == ["value: 7"])
    let subject = Mirror(reflecting: BehaviorSubject(value: "x"))
    #expect(subject.children.map { "\($0.label ?? ""): \($0.value)" } == ["value: x"])
  }
}
