import Reactive
import Testing

@Suite("Subscriptions to infallibles")
struct InfallibleSubscriptionTests {
  final class Log {
    var lines: [String] = []
  }

  let log = Log()
  let bag = DisposeBag()

  @Test("subscribe calls its closures with elements, completion and disposal")
  func closures() {
    Infallible.of(1, 2).subscribe(
      onNext: { [log] in log.lines.append("\($0)") },
      onCompleted: { [log] in log.lines.append("completed") },
      onDisposed: { [log] in log.lines.append("disposed") }
    ).dispose()
    Infallible.of(3).subscribe { [log] in log.lines.append("\($0)") }.dispose()
    #expect(log.lines == ["1", "2", "completed", "disposed", "next(3)", "completed"])
  }

  @Test("subscribe(with:) and bind(with:) pass the object on and do not retain it")
  func object() {
    let relay = PublishRelay<Int>()
    Infallible.of(1).subscribe(
      with: log, onNext: { $0.lines.append("\($1)") },
      onCompleted: { $0.lines.append("completed") },
      onDisposed: { $0.lines.append("disposed") }
    ).dispose()
    relay.asInfallible().bind(with: log) { $0.lines.append("bound \($1)") }.disposed(by: bag)
    relay.accept(2)
    #expect(log.lines == ["1", "completed", "disposed", "bound 2"])
    var other: Log? = Log()
    weak let remains = other
    other.map { relay.asInfallible().bind(with: $0) { _, _ in } }?.disposed(by: bag)
    other = nil
    #expect(remains == nil)
  }

  @Test("bind sends to a closure, to observers, to observers of optionals and to a binder")
  func bindings() {
    let source = Infallible.of(1, 2)
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    let optional = PublishSubject<Int?>()
    for (name, subject) in [("first", first), ("second", second)] {
      subject.subscribe { [log] in log.lines.append("\(name) \($0)") }.disposed(by: bag)
    }
    optional.subscribe { [log] in log.lines.append("\($0)") }.disposed(by: bag)
    source.bind(onNext: { [log] in log.lines.append("\($0)") }).dispose()
    source.bind(to: first, second).dispose()
    source.bind(to: optional).dispose()
    #expect(source.bind(to: { events($0.asObservable()).count }) == 3)
    #expect(
      log.lines == [
        "1", "2", "first next(1)", "second next(1)", "first next(2)", "second next(2)",
        "first completed", "second completed", "next(Optional(1))", "next(Optional(2))",
        "completed",
      ])
  }

  @Test("an error is replaced by an element, an infallible or what a closure makes of it")
  func errors() {
    let failing = Observable.of(1).concat(Observable<Int>.error(TestError()))
    #expect(
      events(failing.asInfallible(onErrorJustReturn: 7).asObservable())
        == ["next(1)", "next(7)", "completed"])
    #expect(
      events(failing.asInfallible(onErrorFallbackTo: .of(8, 9)).asObservable())
        == ["next(1)", "next(8)", "next(9)", "completed"])
    let recovered = failing.map { "\($0)" }.asInfallible { .just("recovered from \($0)") }
    #expect(
      events(recovered.asObservable())
        == ["next(1)", "next(recovered from TestError())", "completed"])
  }

  @Test("relays, drivers and infallibles become infallibles that send the same")
  func conversions() {
    let (behavior, publish) = (BehaviorRelay(value: 1), PublishRelay<Int>())
    let replay = ReplayRelay<Int>.createUnbound()
    replay.accept(2)
    let infallibles = [
      behavior.asInfallible(), publish.asInfallible(), replay.asInfallible(),
      Driver.just(3).asInfallible(), Infallible.just(4).asInfallible(),
    ]
    for (index, infallible) in infallibles.enumerated() {
      infallible.subscribe(onNext: { [log] in log.lines.append("\(index): \($0)") })
        .disposed(by: bag)
    }
    publish.accept(5)
    behavior.accept(6)
    #expect(log.lines == ["0: 1", "2: 2", "3: 3", "4: 4", "1: 5", "0: 6"])
  }
}
