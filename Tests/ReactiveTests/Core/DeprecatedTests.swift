import Reactive
import Testing

/// The old spellings as requirements; calls through the protocol are tested without a warning.
private protocol OldSpellings {
  func observables() -> [[String]]
  func singles() -> [[String]]
  func others() -> [[String]]
}

private struct Spellings: OldSpellings {
  @available(*, deprecated)
  func observables() -> [[String]] {
    let numbers = Observable.of(1, 2, 3)
    let failing = numbers.concat(Observable.error(TestError()))
    return [
      events(numbers.observeOn(CurrentThreadScheduler.instance)),
      events(numbers.subscribeOn(CurrentThreadScheduler.instance)),
      events(failing.catchError { _ in .just(7) }),
      events(failing.catchErrorJustReturn(8)),
      events(failing.retryWhen { $0.flatMap { Observable<Int>.error($0) } }),
      events(numbers.takeUntil(Observable.just(1))),
      events(numbers.takeUntil(.inclusive) { $0 == 2 }),
      events(numbers.takeWhile { $0 < 2 }),
      events(numbers.skipUntil(Observable<Int>.never())),
      events(numbers.skipWhile { $0 < 2 }),
      events(numbers.elementAt(1)),
    ]
  }

  @available(*, deprecated)
  func singles() -> [[String]] {
    let failing = Single<Int>.error(TestError())
    var failures: [String] = []
    failing.subscribe(onError: { failures.append("\($0)") }).dispose()
    return [
      failures,
      events(Single.just(1).observeOn(CurrentThreadScheduler.instance).asObservable()),
      events(Single.just(1).subscribeOn(CurrentThreadScheduler.instance).asObservable()),
      events(failing.catchError { _ in .just(7) }.asObservable()),
      events(failing.catchErrorJustReturn(8).asObservable()),
      events(failing.retryWhen { $0.flatMap { Observable<Int>.error($0) } }.asObservable()),
    ]
  }
}

extension Spellings {
  @available(*, deprecated)
  func others() -> [[String]] {
    let (maybe, failing) = (Maybe.just(1), Maybe<Int>.error(TestError()))
    let completable = Completable.error(TestError())
    return [
      events(maybe.observeOn(CurrentThreadScheduler.instance).asObservable()),
      events(maybe.subscribeOn(CurrentThreadScheduler.instance).asObservable()),
      events(failing.catchError { _ in .empty() }.asObservable()),
      events(failing.catchErrorJustReturn(8).asObservable()),
      events(failing.retryWhen { $0.flatMap { Observable<Int>.error($0) } }.asObservable()),
      events(completable.catchError { _ in .empty() }.asObservable()),
      events(completable.observeOn(CurrentThreadScheduler.instance).asObservable()),
      events(Single.just(2).doubled().asObservable()),
    ]
  }
}

@available(*, deprecated)
extension PrimitiveSequenceType where TraitType == SingleTrait, ElementType == Int {
  fileprivate func doubled() -> PrimitiveSequence<TraitType, ElementType> {
    primitiveSequence.map { $0 * 2 }
  }
}

@Suite("RxSwift 5's deprecated spellings")
struct DeprecatedTests {
  @Test("on observables they equal the new spellings")
  func observables() {
    let all = ["next(1)", "next(2)", "next(3)"]
    let spellings: any OldSpellings = Spellings()
    #expect(
      spellings.observables() == [
        all + ["completed"], all + ["completed"], all + ["next(7)", "completed"],
        all + ["next(8)", "completed"], all + ["error(TestError())"], ["completed"],
        ["next(1)", "next(2)", "completed"], ["next(1)", "completed"], [],
        ["next(2)", "next(3)", "completed"], ["next(2)", "completed"],
      ])
  }

  @Test("on singles they equal the new spellings")
  func singles() {
    let spellings: any OldSpellings = Spellings()
    #expect(
      spellings.singles() == [
        ["TestError()"], ["next(1)", "completed"], ["next(1)", "completed"],
        ["next(7)", "completed"], ["next(8)", "completed"], ["error(TestError())"],
      ])
  }

  @Test("on maybes and completables they equal the new spellings")
  func others() {
    let spellings: any OldSpellings = Spellings()
    #expect(
      spellings.others() == [
        ["next(1)", "completed"], ["next(1)", "completed"], ["completed"],
        ["next(8)", "completed"], ["error(TestError())"], ["completed"], ["error(TestError())"],
        ["next(4)", "completed"],
      ])
  }
}
