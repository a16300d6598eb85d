@testable import Reactive
import Testing

@Suite("Utility operators")
struct AidingTests {
  final class Log {
    var lines: [String] = []
  }

  let log = Log()

  func logged(_ source: Observable<Int>) -> Observable<Int> {
    source.do(
      onNext: { self.log.lines.append("onNext \($0)") },
      afterNext: { self.log.lines.append("afterNext \($0)") },
      onError: { self.log.lines.append("onError \($0)") },
      afterError: { self.log.lines.append("afterError \($0)") },
      onCompleted: { self.log.lines.append("onCompleted") },
      afterCompleted: { self.log.lines.append("afterCompleted") },
      onSubscribe: { self.log.lines.append("onSubscribe") },
      onSubscribed: { self.log.lines.append("onSubscribed") },
      onDispose: { self.log.lines.append("onDispose") })
  }

  let bag = DisposeBag()

  @Test("do calls onDispose after the source's disposal, and after the closure behind the end")
  func doOrder() {
    var log: [String] = []
    func run(_ operation: (Observable<Int>) -> Observable<Int>) -> [String] {
      log = []
      let source = Observable<Int>.create {
        $0.onCompleted()
        return Disposables.create { log.append("source") }
      }
      let done = source.do(
        onCompleted: { log.append("on") }, afterCompleted: { log.append("after") },
        onDispose: { log.append("dispose") })
      operation(done).subscribe(onCompleted: { log.append("completed") }).dispose()
      return log
    }
    #expect(run { $0 } == ["on", "completed", "after", "source", "dispose"])
    let delivered = PublishSubject<Int>()
    var order: [String] = []
    delivered.do(
      afterCompleted: { order.append("after") }, onDispose: { order.append("dispose") }
    ).map { $0 }.subscribe().disposed(by: bag)
    delivered.onCompleted()
    #expect(order == ["dispose", "after"])
  }

  @Test("do calls its closures before and after each event")
  func order() {
    logged(.just(1)).subscribe { self.log.lines.append("\($0)") }.dispose()
    #expect(
      log.lines == [
        "onSubscribe", "onNext 1", "next(1)", "afterNext 1", "onCompleted", "completed",
        "afterCompleted", "onSubscribed", "onDispose",
      ])
  }

  @Test("do calls its closures on errors and on disposal")
  func failure() {
    logged(.error(TestError())).subscribe { self.log.lines.append("\($0)") }.dispose()
    #expect(
      log.lines == [
        "onSubscribe", "onError TestError()", "error(TestError())",
        "afterError TestError()", "onSubscribed", "onDispose",
      ])
    log.lines = []
    logged(.never()).subscribe().dispose()
    #expect(log.lines == ["onSubscribe", "onSubscribed", "onDispose"])
  }

  @Test("an error thrown by do's closures ends the sequence")
  func throwing() {
    #expect(
      events(Observable.of(1, 2).do(onNext: { if $0 == 2 { throw TestError() } }))
        == ["next(1)", "error(TestError())"])
    #expect(
      events(Observable.just(1).do(onCompleted: { throw TestError() })) == [
        "next(1)", "error(TestError())",
      ])
    #expect(
      events(Observable<Int>.error(RxError.unknown).do(onError: { _ in throw TestError() }))
        == ["error(TestError())"])
  }

  @Test("debug prints subscriptions, events and disposals with their virtual time")
  func debug() {
    var lines: [String] = []
    let source = Observable.of("short", String(repeating: "long", count: 20))
    let debugged = source.debug("words", trimOutput: true) {
      lines.append(String($0.drop { $0 != ":" }))
    }
    debugged.subscribe().dispose()
    #expect(
      lines == [
        ": words -> subscribed",
        ": words -> Event next(short)",
        ": words -> Event next(longlonglonglonglong...longlonglonglonglong)",
        ": words -> Event completed",
        ": words -> isDisposed",
      ])
  }

  @Test("debug prints an error, then the disposal")
  func debugFailure() {
    var lines: [String] = []
    let debugged = Observable<Int>.error(TestError()).debug("numbers", trimOutput: false) {
      lines.append(String($0.drop { $0 != ":" }))
    }
    #expect(events(debugged) == ["error(TestError())"])
    #expect(
      lines == [
        ": numbers -> subscribed", ": numbers -> Event error(TestError())",
        ": numbers -> isDisposed",
      ])
  }

  @Test("asSingle fails without an element and with two")
  func asSingle() {
    #expect(events(Observable.just(1).asSingle().asObservable()) == ["next(1)", "completed"])
    #expect(
      events(Observable<Int>.empty().asSingle().asObservable())
        == ["error(Sequence doesn't contain any elements.)"])
    #expect(
      events(Observable.of(1, 2).asSingle().asObservable())
        == ["error(Sequence contains more than one element.)"])
    #expect(
      events(Observable<Int>.error(TestError()).asSingle().asObservable()) == ["error(TestError())"]
    )
  }
}
