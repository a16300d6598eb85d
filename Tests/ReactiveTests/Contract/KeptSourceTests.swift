import Foundation
import Reactive
import Testing
import VirtualTime

/// Which operators keep the sequence before them while they are subscribed to.
///
/// An object that only that sequence holds lives as long, as the steppers of a flow do in RxFlow. The
/// lists are those of RxSwift 6.9, found by running these cases with it.
@Suite("Operators that keep their source")
struct KeptSourceTests {
  private final class Marker {}

  /// An operator under its name.
  nonisolated struct Operator: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let subscribe: @Sendable @MainActor (Observable<Int>) -> any Disposable

    init<Result>(
      _ name: String,
      _ apply: @escaping @Sendable @MainActor (Observable<Int>) -> Observable<Result>
    ) {
      testDescription = name
      subscribe = { apply($0).subscribe() }
    }
  }

  @Test(
    "an operator that refers to its whole sequence keeps it until the subscription ends",
    arguments: keeping)
  func keeps(_ one: Operator) { #expect(lives(one) == [true, false]) }

  @Test(
    "an operator that needs only its closure releases the sequence at once", arguments: releasing)
  func releases(_ one: Operator) { #expect(lives(one) == [false, false]) }

  /// Returns whether an object of the source's closure lives while subscribed, and afterwards.
  private func lives(_ one: Operator) -> [Bool] {
    VirtualClock.current = VirtualClock()
    weak var marker: Marker?
    var subscription: (any Disposable)?
    do {
      let made = Marker()
      marker = made
      let source = PublishSubject<Int>().do(onSubscribed: { withExtendedLifetime(made) {} })
      subscription = one.subscribe(source)
    }
    let isKept = marker != nil
    subscription?.dispose()
    subscription = nil
    return [isKept, marker != nil]
  }

  nonisolated static let keeping = [
    Operator("subscribe on") { $0.subscribe(on: CurrentThreadScheduler.instance) },
    Operator("distinct") { $0.distinctUntilChanged() },
    Operator("distinct key") { $0.distinctUntilChanged { $0 % 2 } },
    Operator("element at") { $0.element(at: 3) },
    Operator("group by") { $0.groupBy { $0 } },
    Operator("reduce") { $0.reduce(0, accumulator: +) },
    Operator("scan") { $0.scan(0, accumulator: +) },
    Operator("single") { $0.single() },
    Operator("skip") { $0.skip(1) },
    Operator("skip while") { $0.skip(while: { $0 < 0 }) },
    Operator("skip until") { $0.skip(until: Observable<Int>.never()) },
    Operator("take") { $0.take(5) },
    Operator("take last") { $0.takeLast(5) },
    Operator("take while") { $0.take(while: { $0 < 9 }) },
    Operator("take until") { $0.take(until: Observable<Int>.never()) },
    Operator("take until other") { Observable<Int>.never().take(until: $0) },
    Operator("throttle") { $0.throttle(.seconds(1), scheduler: MainScheduler.instance) },
    Operator("debounce") { $0.debounce(.seconds(1), scheduler: MainScheduler.instance) },
    Operator("timeout") { $0.timeout(.seconds(100), scheduler: MainScheduler.instance) },
    Operator("buffer") {
      $0.buffer(timeSpan: .seconds(100), count: 9, scheduler: MainScheduler.instance)
    },
    Operator("window") {
      $0.window(timeSpan: .seconds(100), count: 9, scheduler: MainScheduler.instance)
    },
    Operator("sample") { $0.sample(Observable<Int>.never()) },
    Operator("sampler") { Observable<Int>.never().sample($0) },
    Operator("with latest from") { $0.withLatestFrom(Observable<Int>.never()) },
    Operator("with latest from second") { Observable<Int>.never().withLatestFrom($0) },
    Operator("combine latest") { Observable.combineLatest($0, Observable<Int>.never()) },
    Operator("combine latest array") { Observable.combineLatest([$0, Observable<Int>.never()]) },
    Operator("zip") { Observable.zip($0, Observable<Int>.never()) },
    Operator("zip array") { Observable.zip([$0, Observable<Int>.never()]) },
    Operator("amb of three") { Observable.amb([.never(), Observable<Int>.never(), $0]) },
    Operator("zip of three") { Observable.zip([.never(), Observable<Int>.never(), $0]) },
    Operator("amb") { Observable.amb([$0, Observable<Int>.never()]) },
    Operator("to array") { $0.toArray().asObservable() },
    Operator("catch") { $0.catch { _ in .empty() } },
    Operator("catch return") { $0.catchAndReturn(1) },
    Operator("retry") { $0.retry() },
    Operator("retry count") { $0.retry(3) },
    Operator("retry when") { $0.retry { (errors: Observable<any Error>) in errors } },
    Operator("share") { $0.share() },
    Operator("share replay") { $0.share(replay: 1) },
    Operator("share forever") { $0.share(replay: 1, scope: .forever) },
    Operator("publish ref count") { $0.publish().refCount() },
    Operator("with unretained") { $0.withUnretained(Observable<Int>.never()) },
  ]

  nonisolated static let releasing = [
    Operator("map") { $0.map { $0 } },
    Operator("filter") { $0.filter { _ in true } },
    Operator("do") { $0.do(onNext: { _ in }) },
    Operator("compact map") { $0.compactMap { $0 } },
    Operator("enumerated") { $0.enumerated() },
    Operator("materialize") { $0.materialize() },
    Operator("flat map") { $0.flatMap { Observable.just($0) } },
    Operator("flat map latest") { $0.flatMapLatest { Observable.just($0) } },
    Operator("flat map first") { $0.flatMapFirst { Observable.just($0) } },
    Operator("concat map") { $0.concatMap { Observable.just($0) } },
    Operator("merge") { Observable.merge($0, Observable<Int>.never()) },
    Operator("merge of sequences") { $0.map { Observable.just($0) }.merge() },
    Operator("merge one by one") { $0.map { Observable.just($0) }.merge(maxConcurrent: 1) },
    Operator("concat after") { Observable<Int>.empty().concat($0) },
    Operator("start with") { $0.startWith(1) },
    Operator("observe") { $0.observe(on: CurrentThreadScheduler.instance) },
    Operator("as single") { $0.asSingle().asObservable() },
    Operator("as maybe") { $0.asMaybe().asObservable() },
    Operator("delay") { $0.delay(.seconds(1), scheduler: MainScheduler.instance) },
    Operator("if empty default") { $0.ifEmpty(default: 1) },
    Operator("if empty switch") { $0.ifEmpty(switchTo: Observable<Int>.never()) },
    Operator("ignore elements") { $0.ignoreElements() },
    Operator("dematerialize") { $0.materialize().dematerialize() },
    Operator("switch latest") { $0.map { Observable.just($0) }.switchLatest() },
  ]
}
