import Reactive
import Testing

@Suite("Single")
struct SingleTests {
  func outcome<Element>(_ single: Single<Element>) -> [String] {
    var outcomes: [String] = []
    single.subscribe(
      onSuccess: { outcomes.append("success \($0)") },
      onFailure: { outcomes.append("failure \($0)") }, onDisposed: { outcomes.append("disposed") }
    ).dispose()
    return outcomes
  }

  @Test("a single sends its element or its error once")
  func outcomes() {
    #expect(outcome(Single.just(1)) == ["success 1", "disposed"])
    #expect(outcome(Single<Int>.error(TestError())) == ["failure TestError()", "disposed"])
    #expect(outcome(Single<Int>.never()) == ["disposed"])
    let twice = Single<Int>.create { single in
      single(.success(1))
      single(.success(2))
      single(.failure(TestError()))
      return Disposables.create()
    }
    #expect(outcome(twice) == ["success 1", "disposed"])
  }

  @Test("a closure receives the result as an event")
  func singleEvents() {
    func heard(_ single: Single<Int>) -> [String] {
      var events: [String] = []
      single.subscribe { (event: SingleEvent<Int>) in
        switch event {
        case .success(let number): events.append("success \(number)")
        case .failure(let error): events.append("failure \(error)")
        }
      }.dispose()
      return events
    }
    #expect(heard(.just(1)) == ["success 1"])
    #expect(heard(.error(TestError())) == ["failure TestError()"])
  }

  @Test("map, flatMap and do apply to the element")
  func transforming() {
    var log: [String] = []
    let single = Single.just(2).map { $0 + 1 }.flatMap { Single.just("\($0)!") }
      .do(onSuccess: { log.append($0) })
    #expect(outcome(single) == ["success 3!", "disposed"])
    #expect(log == ["3!"])
    #expect(
      outcome(Single.just(1).map { _ -> Int in throw TestError() }).first == "failure TestError()")
  }

  @Test("catch, catchAndReturn and retry handle a failure")
  func failures() {
    let failed = Single<Int>.error(TestError())
    #expect(outcome(failed.catch { _ in .just(7) }).first == "success 7")
    #expect(outcome(failed.catchAndReturn(8)).first == "success 8")
    var attempts = 0
    let flaky = Single<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(TestError()) : .just(attempts)
    }
    #expect(outcome(flaky.retry(3)).first == "success 3")
  }

  @Test("zip combines the elements of all singles")
  func zip() {
    let pair = Single.zip(Single.just(1), Single.just("a")) { "\($0)\($1)" }
    #expect(outcome(pair).first == "success 1a")
    #expect(outcome(Single.zip([Single.just(1), .just(2)])).first == "success [1, 2]")
    #expect(outcome(Single<Int>.zip([])).first == "success []")
    let failing = Single.zip(Single.just(1), Single<Int>.error(TestError())).map { $0 + $1 }
    #expect(outcome(failing).first == "failure TestError()")
  }

  @Test("time operators return singles")
  func timing() {
    let marbles = MarbleTest()
    let late = Single.just("a").delay(.seconds(2), scheduler: marbles.scheduler)
    #expect(marbles.draw(late.asObservable()).description == "--(a|)")
    let other = MarbleTest()
    let timer = Single<Int>.timer(.seconds(3), scheduler: other.scheduler)
      .timeout(.seconds(1), scheduler: other.scheduler).catchAndReturn(9)
    #expect(other.draw(timer.asObservable()).description == "-(9|)")
  }

  @Test("subscribe(with:) and subscribe with a result closure receive the result")
  func subscribing() {
    final class Screen { var numbers: [Int] = [] }
    let screen = Screen()
    Single.just(1).subscribe(with: screen, onSuccess: { $0.numbers.append($1) }).dispose()
    #expect(screen.numbers == [1])
    var result: Result<Int, any Error>?
    Single.just(2).subscribe { result = $0 }.dispose()
    #expect((try? result?.get()) == 2)
  }
}
