import Reactive
import Testing
import VirtualTime

@Suite("No events after the terminal event or disposal")
struct DisposalTests {
  @Test("an observer disposed of by another during an event does not receive it")
  func anotherDisposes() {
    let subject = PublishSubject<Int>()
    let second = SingleAssignmentDisposable()
    var heard: [String] = []
    let first = subject.subscribe(onNext: {
      heard.append("first \($0)")
      second.dispose()
    })
    second.setDisposable(subject.subscribe(onNext: { heard.append("second \($0)") }))
    subject.onNext(1)
    subject.onNext(2)
    #expect(heard == ["first 1", "first 2"])
    first.dispose()
  }

  @Test("an observer that disposes of itself receives no more events from any source")
  func disposesItself() {
    let sources: [(String, Observable<Int>)] = [
      ("of", .of(1, 2, 3)), ("startWith", Observable.of(2, 3).startWith(1)),
      ("replay", replay()), ("map", Observable.of(1, 2, 3).map { $0 }),
      ("merge", .merge(.of(1, 2), .of(3))), ("concat", .concat(.of(1), .of(2))),
      ("flatMap", Observable.of(1, 2).flatMap { Observable.of($0, $0) }),
      ("takeLast", Observable.of(1, 2, 3).takeLast(2)),
    ]
    for (name, source) in sources {
      let start = PublishSubject<Void>()
      let subscription = SingleAssignmentDisposable()
      var count = 0
      subscription.setDisposable(
        start.flatMap { source }.subscribe { _ in
          count += 1
          subscription.dispose()
        })
      start.onNext(())
      #expect(count == 1, "\(name)")
      #expect(!start.hasObservers, "\(name)")
    }
  }

  private func replay() -> Observable<Int> {
    let subject = ReplaySubject<Int>.createUnbounded()
    for number in 1...3 { subject.onNext(number) }
    return subject
  }

  @Test("side effects behind a disposed operator do not run")
  func sideEffects() {
    let subject = PublishSubject<Int>()
    let subscription = SingleAssignmentDisposable()
    var log: [String] = []
    subscription.setDisposable(
      subject.map { number -> Int in
        if number == 2 { subscription.dispose() }
        return number
      }.do(onNext: { log.append("do \($0)") }).subscribe(onNext: { log.append("next \($0)") }))
    subject.onNext(1)
    subject.onNext(2)
    #expect(log == ["do 1", "next 1"])
  }

  @Test("the terminal event is sent first, then onDisposed called, then the source disposed of")
  func order() {
    var log: [String] = []
    func source(_ send: @escaping (AnyObserver<Int>) -> Void) -> Observable<Int> {
      Observable.create {
        send($0)
        return Disposables.create { log.append("source") }
      }
    }
    func run(_ send: @escaping (AnyObserver<Int>) -> Void) -> [String] {
      log = []
      source(send).map { $0 }.subscribe(
        onError: { _ in log.append("error") }, onCompleted: { log.append("completed") },
        onDisposed: { log.append("disposed") }
      ).dispose()
      return log
    }
    #expect(run { $0.onCompleted() } == ["completed", "disposed", "source"])
    #expect(run { $0.onError(TestError()) } == ["error", "disposed", "source"])
    #expect(run { _ in } == ["source", "disposed"])
  }

  @Test("disposing twice calls onDisposed once")
  func twice() {
    var count = 0
    let subscription = Observable<Int>.never().subscribe(onDisposed: { count += 1 })
    subscription.dispose()
    subscription.dispose()
    #expect(count == 1)
  }

  @Test("subscribe(with:) holds the object weakly and calls nothing once it is gone")
  func subscribeWith() {
    final class Screen { var numbers: [Int] = [] }
    var screen: Screen? = Screen()
    weak let remains = screen
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    let subscription = screen.map { screen in
      subject.subscribe(
        with: screen,
        onNext: {
          $0.numbers.append($1); seen = $0.numbers
        })
    }
    subject.onNext(1)
    screen = nil
    #expect(remains == nil)
    subject.onNext(2)
    #expect(seen == [1])
    subscription?.dispose()
  }

  #if DEBUG
    @Test("open subscriptions are listed by their clock in debug builds")
    func counted() {
      let clock = VirtualClock()
      let before = VirtualClock.current
      VirtualClock.current = clock
      defer { VirtualClock.current = before }
      let subject = PublishSubject<Int>()
      let line: UInt = #line + 1
      let first = subject.subscribe()
      let second = subject.map { $0 }.flatMap { Observable.just($0) }.subscribe()
      #expect(
        clock.openResources.map { "\($0.count) \($0.kind) at \($0.origin)" } == [
          "1 subscription at \(#fileID):\(line)", "1 subscription at \(#fileID):\(line + 1)",
        ])
      first.dispose()
      #expect(clock.openResources.map(\.origin) == ["\(#fileID):\(line + 1)"])
      subject.onCompleted()
      #expect(clock.openResources == [])
      second.dispose()
      #expect(clock.openResources == [])
    }
  #endif
}
