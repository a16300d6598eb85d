import Reactive
import Testing

@Suite("Completable, Maybe and Infallible")
struct TraitTests {
  @Test("andThen releases the first completable once it has completed")
  func andThenReleases() {
    final class Upload {}
    let trigger = PublishSubject<Never>()
    weak var remains: Upload?
    var first: Completable?
    do {
      let upload = Upload()
      remains = upload
      first = trigger.asCompletable().do(onCompleted: { withExtendedLifetime(upload) {} })
    }
    let subscription = first?.andThen(Single<Int>.never()).subscribe()
    first = nil
    #expect(remains != nil)
    trigger.onCompleted()
    #expect(remains == nil)
    subscription?.dispose()
  }

  @Test("a completable completes or fails, and andThen continues after completion")
  func completable() {
    var heard: [CompletableEvent] = []
    Completable.empty().subscribe { heard.append($0) }.dispose()
    Completable.error(TestError()).subscribe { heard.append($0) }.dispose()
    Completable.create { end in
      end(.completed)
      return Disposables.create()
    }.subscribe { heard.append($0) }.dispose()
    #expect(heard == [.completed, .error(TestError()), .completed])
    #expect(
      events(Completable.empty().andThen(Observable.of(1, 2))) == [
        "next(1)", "next(2)", "completed",
      ])
    #expect(
      events(Completable.empty().andThen(Single.just(1)).asObservable()) == [
        "next(1)", "completed",
      ])
    #expect(
      events(Completable.error(TestError()).andThen(Single.just(1)).asObservable())
        == ["error(TestError())"])
    #expect(events(Completable.zip(.empty(), .empty()).asObservable()) == ["completed"])
    #expect(
      events(Completable.concat(.empty(), .error(TestError())).asObservable())
        == ["error(TestError())"])
  }

  @Test("a single becomes a completable or a maybe, and is filtered into a maybe")
  func single() {
    #expect(
      events(Single.just(1).flatMapCompletable { _ in .empty() }.asObservable()) == ["completed"])
    #expect(events(Single.just(1).asCompletable().asObservable()) == ["completed"])
    #expect(events(Single.just(1).filter { $0 > 1 }.asObservable()) == ["completed"])
    #expect(
      events(Single.just("1").compactMap { Int($0) }.asObservable()) == ["next(1)", "completed"])
    let sum = Single.zip([Single.just(1), .just(2)]) { $0.reduce(0, +) }
    #expect(events(sum.asObservable()) == ["next(3)", "completed"])
  }

  @Test("a single continues with another one where no result arrives in time")
  func timeout() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start {
      Single<Int>.never().timeout(.seconds(10), other: .just(7), scheduler: scheduler)
    }
    #expect(observer.events == [.next(210, 7), .completed(210)])
  }

  @Test("a maybe has an element, none, or an error")
  func maybe() {
    var heard: [MaybeEvent<Int>] = []
    for maybe in [Maybe.just(1), .empty(), .error(TestError())] {
      maybe.subscribe { heard.append($0) }.dispose()
    }
    #expect(heard == [.success(1), .completed, .error(TestError())])
    #expect(
      events(Maybe<Int>.empty().ifEmpty(default: 2).asObservable()) == ["next(2)", "completed"])
    #expect(
      events(Observable.of(1, 2).asMaybe().asObservable())
        == ["error(\(RxError.moreThanOneElement))"])
  }

  @Test("an infallible replaces the error and keeps its operators")
  func infallible() {
    let failing = Observable.of(1, 2).concat(Observable.error(TestError()))
    let infallible = failing.asInfallible(onErrorJustReturn: 3).map { $0 * 2 }
    #expect(events(infallible.asObservable()) == ["next(2)", "next(4)", "next(6)", "completed"])
    var heard: [Int] = []
    Infallible.combineLatest(Infallible.just(1), Infallible.just(2)) { $0 + $1 }
      .subscribe(onNext: { heard.append($0) }).dispose()
    #expect(heard == [3])
  }
}
