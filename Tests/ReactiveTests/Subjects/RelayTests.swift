import Reactive
import Testing

@Suite("Relays and their observers")
struct RelayTests {
  let bag = DisposeBag()

  @Test("a relay knows whether it has observers")
  func observers() {
    let (behavior, publish) = (BehaviorRelay(value: 1), PublishRelay<Int>())
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let subject = BehaviorSubject(value: 1)
    let all = {
      [behavior.hasObservers, publish.hasObservers, replay.hasObservers, subject.hasObservers]
    }
    #expect(all() == [false, false, false, false])
    let subscriptions = [
      behavior.subscribe(), publish.subscribe(), replay.subscribe(), subject.subscribe(),
    ]
    #expect(all() == [true, true, true, true])
    subscriptions.forEach { $0.dispose() }
    #expect(all() == [false, false, false, false])
  }

  @Test("a replay relay sends as many of its last elements as it buffers")
  func replay() {
    let relays = [ReplayRelay<Int>.create(bufferSize: 2), .createUnbound()]
    for relay in relays { [1, 2, 3].forEach(relay.accept) }
    #expect(relays.map { collect($0.asObservable()) } == [[2, 3], [1, 2, 3]])
    var heard: [Int] = []
    relays[0].subscribe(PublishSubject<Int>()).dispose()
    relays[0].subscribe(AnyObserver { if case .next(let element) = $0 { heard.append(element) } })
      .disposed(by: bag)
    relays[0].accept(4)
    #expect(heard == [2, 3, 4])
  }

  @Test("an observer receives the elements of a publish relay and the value of a behavior relay")
  func observer() {
    let (behavior, publish) = (BehaviorRelay(value: 1), PublishRelay<Int>())
    var heard: [String] = []
    let observer = AnyObserver<Int> { heard.append("\($0)") }
    behavior.subscribe(observer).disposed(by: bag)
    publish.subscribe(observer).disposed(by: bag)
    publish.accept(2)
    #expect(heard == ["next(1)", "next(2)"])
    #expect(behavior.customMirror.children.map { "\($0.label ?? ""): \($0.value)" } == ["value: 1"])
  }

  @Test("a sequence is bound to several replay relays, of elements and of optionals")
  func bound() {
    let relays = [ReplayRelay<Int>.createUnbound(), .createUnbound()]
    let optionals = [ReplayRelay<Int?>.createUnbound(), .createUnbound()]
    Observable.of(1, 2).bind(to: relays[0], relays[1]).dispose()
    Observable.of(1, 2).bind(to: optionals[0], optionals[1]).dispose()
    #expect(relays.map { collect($0.asObservable()) } == [[1, 2], [1, 2]])
    #expect(optionals.map { collect($0.asObservable()) } == [[1, 2], [1, 2]])
  }

  @Test("a behavior subject sends through the observer it returns, and fails after its disposal")
  func behaviorSubject() {
    let subject = BehaviorSubject(value: 1)
    subject.asObserver().onNext(2)
    #expect(collect(subject) == [2])
    #expect(!subject.isDisposed)
    subject.dispose()
    #expect(subject.isDisposed)
    #expect(
      events(subject) == ["error(\(RxError.disposed(object: "BehaviorSubject<Int>")))"])
  }
}
