import Reactive
import Testing
import VirtualTime

@Suite("Operators of drivers and signals")
struct DriverOperatorTests {
  /// Runs a closure with a new clock, so that no other test's work is pending on the main scheduler.
  func withClock(_ body: () -> Void) {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    VirtualClock.current = VirtualClock()
    body()
  }

  /// Returns the diagram of the sequence that a closure makes of two sources, until tick 10.
  func draw<Result: ObservableConvertibleType>(
    _ first: String = "-a-b-c-|", _ second: String = "--x-y-|",
    _ make: (Observable<String>, Observable<String>) -> Result
  ) -> String {
    let marbles = MarbleTest()
    var diagram = ""
    SharingScheduler.mock(scheduler: marbles.scheduler) {
      let sources = [marbles.hot(first), marbles.hot(second)].map { $0.asObservable() }
      diagram =
        marbles.draw(make(sources[0], sources[1]).asObservable(), limit: 10).description
    }
    return diagram
  }

  @Test("an operator sends the events of its diagram", arguments: DriverCase.all)
  func sends(_ testCase: DriverCase) {
    let diagram = draw(testCase.source, testCase.other) { source, other in
      testCase.apply(
        DriverCase.Input(
          source: source.asDriver(onErrorJustReturn: "error"),
          other: other.asDriver(onErrorJustReturn: "error")))
    }
    #expect(diagram == testCase.expected)
  }

  @Test("an inner signal that is subscribed to again replays nothing")
  func innerSignal() {
    let diagram = draw { source, other in
      let inner = other.asSignal(onErrorJustReturn: "error")
      return source.asSignal(onErrorJustReturn: "error")
        .flatMap { first in inner.map { first + $0 } }
    }
    #expect(diagram == "--[ax]-([ay][by])--|")
  }

  @Test("an error is replaced by an element, another sequence or what a closure makes of it")
  func errors() {
    let source = "-a-^"
    let sequences: [(Observable<String>) -> any ObservableConvertibleType<String>] = [
      { $0.asDriver(onErrorJustReturn: "e") },
      { $0.asDriver(onErrorDriveWith: .just("f")) },
      { $0.asDriver(onErrorRecover: { .just("\($0 is TestError)") }) },
      { $0.asSignal(onErrorJustReturn: "e") },
      { $0.asSignal(onErrorSignalWith: .just("f")) },
      { $0.asSignal(onErrorRecover: { .just("\($0 is TestError)") }) },
      { source -> Signal<String> in
        source.asSharedSequence(
          sharingStrategy: SignalSharingStrategy.self, onErrorJustReturn: "g")
      },
    ]
    let diagrams = sequences.map { make in draw(source) { first, _ in make(first).asObservable() } }
    #expect(
      diagrams == [
        "-a-(e|)", "-a-(f|)", "-a-([true]|)", "-a-(e|)", "-a-(f|)", "-a-([true]|)", "-a-(g|)",
      ])
  }

  @Test("a driver, a signal and an infallible are converted without a change of events")
  func conversions() {
    let expected = "-a-b-c-|"
    #expect(draw { first, _ in first.asDriver(onErrorJustReturn: "e").asDriver() } == expected)
    #expect(draw { first, _ in first.asSignal(onErrorJustReturn: "e").asSignal() } == expected)
    #expect(draw { first, _ in first.asInfallible(onErrorJustReturn: "e").asDriver() } == expected)
    #expect(draw { first, _ in first.asInfallible(onErrorJustReturn: "e").asSignal() } == expected)
    #expect(
      draw { first, _ in first.asDriver(onErrorJustReturn: "e").asSharedSequence() } == expected)
  }

  @Test("a driver made of an infallible replays its latest element, a signal does not")
  func infallibleSharing() {
    let relay = PublishRelay<Int>()
    var heard: [String] = []
    withClock {
      let driver = relay.asInfallible().asDriver()
      let signal = relay.asInfallible().asSignal()
      let first = [driver.drive(onNext: { _ in }), signal.emit(onNext: { _ in })]
      relay.accept(1)
      driver.drive(onNext: { heard.append("driver \($0)") }).dispose()
      signal.emit(onNext: { heard.append("signal \($0)") }).dispose()
      first.forEach { $0.dispose() }
    }
    #expect(heard == ["driver 1"])
  }

  @Test("do calls a closure at each step, before and after the observer")
  func sideEffects() {
    var log: [String] = []
    Driver.just(1).do(
      onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
      onCompleted: { log.append("completed") }, afterCompleted: { log.append("after completed") },
      onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
      onDispose: { log.append("dispose") }
    ).drive(onNext: { log.append("observer \($0)") }).dispose()
    #expect(
      log == [
        "subscribe", "next 1", "observer 1", "after 1", "completed", "after completed",
        "subscribed", "dispose",
      ])
  }

  @Test("withUnretained sends with the object, which a connected driver retains with its element")
  func unretained() {
    final class Owner {
      let name = "owner"
    }
    let relay = BehaviorRelay(value: 1)
    var heard: [String] = []
    var owner: Owner? = Owner()
    withClock {
      let subscriptions = owner.map { owner in
        [
          relay.asDriver().withUnretained(owner)
            .drive(
              onNext: { heard.append("\($0.0.name) \($0.1)") }, onCompleted: { heard.append("end") }
            ),
          relay.asDriver().withUnretained(owner) { "\($0.name)'s \($1)" }
            .drive(onNext: { heard.append($0) }, onCompleted: { heard.append("selector's end") }),
        ]
      }
      owner = nil
      relay.accept(2)
      subscriptions?.forEach { $0.dispose() }
    }
    #expect(heard == ["owner 1", "owner's 1", "owner 2", "owner's 2"])
  }

  @Test("debug passes all events on")
  func debug() {
    #expect(events(Driver.just(1).debug("numbers").asObservable()).count == 2)
  }

  /// A source of a shared sequence that is none itself, as RxExample's activity indicator.
  private final class Indicator: SharedSequenceConvertibleType {
    let relay = BehaviorRelay(value: false)
    func asObservable() -> Observable<Bool> { relay.asObservable() }
    func asSharedSequence() -> SharedSequence<DriverSharingStrategy, Bool> { relay.asDriver() }
  }

  @Test("drivers are combined and zipped with any other source of a shared sequence")
  func otherSources() {
    let (relay, indicator) = (BehaviorRelay(value: 1), Indicator())
    var heard: [String] = []
    withClock {
      let subscriptions = [
        Driver.combineLatest(relay.asDriver(), indicator) { "\($0) \($1)" }
          .drive(onNext: { heard.append("latest \($0)") }),
        Driver.zip(relay.asDriver(), indicator) { "\($0) \($1)" }
          .drive(onNext: { heard.append("zip \($0)") }),
      ]
      indicator.relay.accept(true)
      relay.accept(2)
      subscriptions.forEach { $0.dispose() }
    }
    #expect(
      heard == [
        "latest 1 false", "zip 1 false", "latest 1 true", "latest 2 true", "zip 2 true",
      ])
  }
}
