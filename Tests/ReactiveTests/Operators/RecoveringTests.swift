import Reactive
import Testing

@Suite("Operators that deal with failures")
struct RecoveringTests {
  @Test("catch goes on with the sequence made of the error")
  func catching() {
    check("-a-^", "-----b|", gives: "-a---b|", left: (3, 6)) { first, second in
      first.catch { _ in second }
    }
    check("-a-|", "-----b|", gives: "-a-|") { first, second in first.catch { _ in second } }
    check("-a-^", "----^", gives: "-a--^") { first, second in first.catch { _ in second } }
    check("-a-^", gives: "-a-^") { source, _ in source.catch { throw $0 } }
    check("-a-^", "-----b|", gives: "-a-", disposed: 4, left: (3, 4)) { first, second in
      first.catch { _ in second }
    }
  }

  @Test("catch gets the error itself")
  func catchError() {
    let told = Observable<String>.error(RxError.timeout).catch { .just("\($0)") }
    #expect(collect(told) == ["Sequence timeout."])
  }

  @Test("catchAndReturn sends one element in place of the error")
  func catchAndReturn() {
    check("-a-^", gives: "-a-(x|)") { source, _ in source.catchAndReturn("x") }
    check("-a-|", gives: "-a-|") { source, _ in source.catchAndReturn("x") }
  }

  @Test("retry subscribes again until it goes well")
  func retry() {
    let lab = Lab()
    let source = lab.cold("-a-^")
    #expect(lab.draw(source.retry(3)).description == "-a--a--a-^")
    #expect(source.subscriptions == [Subscription(0, 3), Subscription(3, 6), Subscription(6, 9)])
    check("-a-|", gives: "-a-|") { source, _ in source.retry() }
  }

  @Test("retry is left by disposing of it")
  func retryDisposed() {
    let lab = Lab()
    let source = lab.cold("-a^")
    #expect(lab.draw(source.retry(), disposed: 7).description == "-a-a-a")
    #expect(source.subscriptions.last == Subscription(6, 7))
  }

  @Test("a source that fails at once many times does not pile up on the stack")
  func retryAtOnce() {
    var attempts = 0
    let source = Observable<Int>.deferred {
      attempts += 1
      return attempts < 50_000 ? .error(Drawn()) : .just(attempts)
    }
    #expect(collect(source.retry()) == [50_000])
    #expect(events(Observable<Int>.error(Drawn()).retry(0)) == ["completed"])
  }

  @Test("retry(when:) subscribes again at each element of the trigger")
  func retryWhen() {
    let lab = Lab()
    let source = lab.cold("-a^")
    let retried = source.retry { errors in
      errors.delay(.seconds(2), scheduler: lab.scheduler).take(2)
    }
    #expect(lab.draw(retried).description == "-a---a--|")
    #expect(source.subscriptions == [Subscription(0, 2), Subscription(4, 6), Subscription(8, 8)])
  }

  @Test("retry(when:) ends as its trigger ends")
  func retryWhenEnds() {
    let failing = Observable.of(1, 2).concat(Observable.error(Drawn()))
    #expect(events(failing.retry(when: { $0.take(1) })) == ["next(1)", "next(2)", "completed"])
    let refused = failing.retry { (errors: Observable<any Error>) in
      errors.flatMap { Observable<Int>.error($0) }
    }
    #expect(events(refused) == ["next(1)", "next(2)", "error(Drawn())"])
  }

  @Test("retry(when:) of one type of error lets others through")
  func retryWhenTyped() {
    let failing = Observable<Int>.error(Drawn())
    let retried = failing.retry { (errors: Observable<RxError>) in errors }
    #expect(events(retried) == ["error(Drawn())"])
  }
}
