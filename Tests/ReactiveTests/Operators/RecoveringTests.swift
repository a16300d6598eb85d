import Reactive
import Testing

@Suite("Error-handling operators")
struct RecoveringTests {
  @Test("catch continues with the sequence made of the error")
  func catching() {
    check("-a-^", "-----b|", gives: "-a---b|", unsubscribed: (3, 6)) { first, second in
      first.catch { _ in second }
    }
    check("-a-|", "-----b|", gives: "-a-|") { first, second in first.catch { _ in second } }
    check("-a-^", "----^", gives: "-a--^") { first, second in first.catch { _ in second } }
    check("-a-^", gives: "-a-^") { source, _ in source.catch { throw $0 } }
    check("-a-^", "-----b|", gives: "-a-", disposed: 4, unsubscribed: (3, 4)) { first, second in
      first.catch { _ in second }
    }
  }

  @Test("catch passes the error to its closure")
  func catchError() {
    let told = Observable<String>.error(RxError.timeout).catch { .just("\($0)") }
    #expect(collect(told) == ["Sequence timeout."])
  }

  @Test("catchAndReturn sends one element in place of the error")
  func catchAndReturn() {
    check("-a-^", gives: "-a-(x|)") { source, _ in source.catchAndReturn("x") }
    check("-a-|", gives: "-a-|") { source, _ in source.catchAndReturn("x") }
  }

  @Test("catch of no sequences completes, and one that completes is the last")
  func catchSequence() {
    #expect(events(Observable<Int>.catch(sequence: [])) == ["completed"])
    let sources = [Observable<Int>.error(TestError()), .just(1), .just(2)]
    #expect(events(Observable.catch(sequence: sources)) == ["next(1)", "completed"])
    #expect(events(Observable.catch(sequence: [sources[0]])) == ["error(TestError())"])
  }

  @Test("retry resubscribes until the source completes")
  func retry() {
    let marbles = MarbleTest()
    let source = marbles.cold("-a-^")
    #expect(marbles.draw(source.retry(3)).description == "-a--a--a-^")
    #expect(source.subscriptions == [Subscription(0, 3), Subscription(3, 6), Subscription(6, 9)])
    check("-a-|", gives: "-a-|") { source, _ in source.retry() }
  }

  @Test("disposing of retry unsubscribes from the source")
  func retryDisposed() {
    let marbles = MarbleTest()
    let source = marbles.cold("-a^")
    #expect(marbles.draw(source.retry(), disposed: 7).description == "-a-a-a")
    #expect(source.subscriptions.last == Subscription(6, 7))
  }

  @Test("retry of a source that fails synchronously many times does not overflow the stack")
  func retryAtOnce() {
    var attempts = 0
    let source = Observable<Int>.deferred {
      attempts += 1
      return attempts < 50_000 ? .error(TestError()) : .just(attempts)
    }
    #expect(collect(source.retry()) == [50_000])
    #expect(events(Observable<Int>.error(TestError()).retry(0)) == ["completed"])
  }

  @Test("retry(when:) resubscribes at each element of the notifier")
  func retryWhen() {
    let marbles = MarbleTest()
    let source = marbles.cold("-a^")
    let retried = source.retry { errors in
      errors.delay(.seconds(2), scheduler: marbles.scheduler).take(2)
    }
    #expect(marbles.draw(retried).description == "-a---a---a|")
    #expect(source.subscriptions == [Subscription(0, 2), Subscription(4, 6), Subscription(8, 10)])
  }

  @Test("retry(when:) ends with the terminal event of its notifier")
  func retryWhenEnds() {
    let failing = Observable.of(1, 2).concat(Observable.error(TestError()))
    #expect(
      events(failing.retry(when: { $0.take(1) }))
        == ["next(1)", "next(2)", "next(1)", "next(2)", "completed"])
    let refused = failing.retry { (errors: Observable<any Error>) in
      errors.flatMap { Observable<Int>.error($0) }
    }
    #expect(events(refused) == ["next(1)", "next(2)", "error(TestError())"])
  }

  @Test("retry(when:) ignores what its notifier sends before an error")
  func retryWhenEarly() {
    let source = PublishSubject<Int>()
    let trigger = PublishSubject<Void>()
    var subscriptions = 0
    var heard: [String] = []
    let subscription = source.do(onSubscribe: { subscriptions += 1 })
      .retry(when: { _ in trigger }).subscribe { heard.append("\($0)") }
    trigger.onNext(())
    source.onNext(1)
    trigger.onCompleted()
    source.onNext(2)
    #expect(heard == ["next(1)", "next(2)"])
    source.onError(TestError())
    #expect(heard == ["next(1)", "next(2)", "completed"])
    #expect(subscriptions == 1)
    subscription.dispose()
  }

  @Test("retry(when:) with a notifier that never sends waits for ever after an error")
  func retryWhenNever() {
    let failing = Observable.of(1, 2).concat(Observable.error(TestError()))
    #expect(
      events(failing.retry(when: { _ in Observable<Void>.never() })) == ["next(1)", "next(2)"])
  }

  @Test("retry(when:) of a source that fails synchronously many times does not overflow the stack")
  func retryWhenAtOnce() {
    let failing = Observable<Int>.error(TestError())
    #expect(events(failing.retry(when: { $0.take(50_000) })) == ["completed"])
  }

  @Test("retry(when:) for one type of error sends other errors on")
  func retryWhenTyped() {
    let failing = Observable<Int>.error(TestError())
    let retried = failing.retry { (errors: Observable<RxError>) in errors }
    #expect(events(retried) == ["error(TestError())"])
  }
}
