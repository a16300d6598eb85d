@testable import Reactive
import Testing

@Suite("Operators that help along")
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

  @Test("do calls its closures before and after each event")
  func order() {
    logged(.just(1)).subscribe { self.log.lines.append("\($0)") }.dispose()
    #expect(
      log.lines == [
        "onSubscribe", "onNext 1", "next(1)", "afterNext 1", "onCompleted", "completed",
        "onDispose", "afterCompleted", "onSubscribed",
      ])
  }

  @Test("do tells of failures and of disposal")
  func failure() {
    logged(.error(Drawn())).subscribe { self.log.lines.append("\($0)") }.dispose()
    #expect(
      log.lines == [
        "onSubscribe", "onError Drawn()", "error(Drawn())", "onDispose", "afterError Drawn()",
        "onSubscribed",
      ])
    log.lines = []
    logged(.never()).subscribe().dispose()
    #expect(log.lines == ["onSubscribe", "onSubscribed", "onDispose"])
  }

  @Test("what do's closures throw is the sequence's error")
  func throwing() {
    #expect(
      events(Observable.of(1, 2).do(onNext: { if $0 == 2 { throw Drawn() } }))
        == ["next(1)", "error(Drawn())"])
    #expect(
      events(Observable.just(1).do(onCompleted: { throw Drawn() })) == [
        "next(1)", "error(Drawn())",
      ])
    #expect(
      events(Observable<Int>.error(RxError.unknown).do(onError: { _ in throw Drawn() }))
        == ["error(Drawn())"])
  }

  @Test("debug tells of subscriptions, events and disposals with their virtual time")
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

  @Test("asSingle promises exactly one element")
  func asSingle() {
    #expect(events(Observable.just(1).asSingle().asObservable()) == ["next(1)", "completed"])
    #expect(
      events(Observable<Int>.empty().asSingle().asObservable())
        == ["error(Sequence doesn't contain any elements.)"])
    #expect(
      events(Observable.of(1, 2).asSingle().asObservable())
        == ["error(Sequence contains more than one element.)"])
    #expect(
      events(Observable<Int>.error(Drawn()).asSingle().asObservable()) == ["error(Drawn())"])
  }
}
