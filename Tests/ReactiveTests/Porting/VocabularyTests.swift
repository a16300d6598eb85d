import Reactive
import Testing

/// Uses of each RxSwift 6 name that the module offers, in the forms common in apps.
@Suite("Code written against RxSwift")
struct VocabularyTests {
  private struct Boom: Error {}

  final class Screen {
    var lines: [String] = []
    private(set) lazy var label = Binder<String>(self) { screen, text in
      screen.lines.append("label \(text)")
    }
    let bag = DisposeBag()
  }

  private let bag = DisposeBag()

  @Test("creating")
  func creating() {
    let deferred = Observable<Int>.deferred { .just(1) }
    let created = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.on(.next(2))
      observer.onCompleted()
      return Disposables.create {}
    }
    let failed: Observable<Int> = .error(Boom())
    let sources: [Observable<Int>] = [
      .just(1), .of(1, 2), .from([1, 2]), .from(optional: nil), .empty(), .never(), failed,
      deferred, created,
      Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2),
      Observable<Int>.timer(.milliseconds(10), scheduler: MainScheduler.instance),
      Observable<Int>.timer(.seconds(1), period: .seconds(1), scheduler: MainScheduler.instance)
        .take(1),
    ]
    #expect(
      sources.prefix(5).map { events($0) } == [
        ["next(1)", "completed"], ["next(1)", "next(2)", "completed"],
        ["next(1)", "next(2)", "completed"], ["completed"], ["completed"],
      ])
    #expect(events(deferred) == ["next(1)", "completed"])
    #expect(events(created) == ["next(1)", "next(2)", "completed"])
  }

  @Test("combining")
  func combining() {
    let (a, b, c) = (Observable.just(1), Observable.just("b"), BehaviorRelay(value: true))
    let pairs = Observable.combineLatest(a, b)
    let texts = Observable.combineLatest(a, b) { "\($0)\($1)" }
    let selected = Observable.combineLatest(a, b, resultSelector: { "\($0)\($1)" })
    let triples = Observable.combineLatest(a, b, c) { (a: Int, b: String, c: Bool) in "\(a)\(b)\(c)"
    }
    let zipped = Observable.zip(a, b) { "\($0)\($1)" }
    let zippedPairs = Observable.zip(a, b)
    let zippedSelector = Observable.zip(a, b, resultSelector: { "\($0)\($1)" })
    let listed = Observable.combineLatest([a, a]) { $0.reduce(0, +) }
    let arrays = Observable.zip([a, a])
    #expect(events(pairs.map { "\($0.0)\($0.1)" }) == ["next(1b)", "completed"])
    for sequence in [texts, selected, zipped, zippedSelector, zippedPairs.map { "\($0)\($1)" }] {
      #expect(events(sequence) == ["next(1b)", "completed"])
    }
    #expect(events(triples) == ["next(1btrue)"])
    #expect(events(listed) == ["next(2)", "completed"])
    #expect(events(arrays) == ["next([1, 1])", "completed"])
    let merged = [
      Observable.merge(a, a), .merge([a, a]), Observable.of(a, a).merge(),
      Observable.of(a, a).merge(maxConcurrent: 1), .concat(a, a), .concat([a, a]), a.concat(a),
      Observable.of(a, a).concat(), Observable.of(a, a).concatMap { $0 }, a.startWith(1),
    ]
    for sequence in merged { #expect(events(sequence) == ["next(1)", "next(1)", "completed"]) }
    #expect(events(a.amb(Observable.never())) == ["next(1)", "completed"])
    #expect(events(Observable.amb([.never(), a])) == ["next(1)", "completed"])
    #expect(events(Observable.of(a, a).switchLatest()) == ["next(1)", "next(1)", "completed"])
    #expect(events(a.withLatestFrom(c)) == ["next(true)", "completed"])
    #expect(events(a.withLatestFrom(c) { "\($0)\($1)" }) == ["next(1true)", "completed"])
  }

  @Test("transforming and filtering")
  func transforming() {
    let numbers = Observable.of(1, 2, 3, 4)
    let forms: [(Observable<Int>, [Int])] = [
      (numbers.map { $0 * 2 }, [2, 4, 6, 8]),
      (numbers.map(\.nonzeroBitCount), [1, 1, 2, 1]),
      (numbers.compactMap { $0 > 2 ? $0 : nil }, [3, 4]),
      (numbers.flatMap { Observable.just($0) }, [1, 2, 3, 4]),
      (numbers.flatMap { Single.just($0) }, [1, 2, 3, 4]),
      (numbers.flatMapLatest { Observable.just($0) }, [1, 2, 3, 4]),
      (numbers.flatMapFirst { Observable.just($0) }, [1, 2, 3, 4]),
      (numbers.scan(0, accumulator: +), [1, 3, 6, 10]),
      (numbers.scan(into: 0) { $0 += $1 }, [1, 3, 6, 10]),
      (numbers.reduce(0, accumulator: +), [10]),
      (numbers.filter { $0.isMultiple(of: 2) }, [2, 4]),
      (numbers.distinctUntilChanged(), [1, 2, 3, 4]),
      (numbers.distinctUntilChanged { $0 / 2 }, [1, 2, 4]),
      (numbers.distinctUntilChanged { $0 == $1 }, [1, 2, 3, 4]),
      (numbers.take(2), [1, 2]), (numbers.take(while: { $0 < 3 }), [1, 2]),
      (numbers.take(until: { $0 == 3 }, behavior: .inclusive), [1, 2, 3]),
      (numbers.take(until: Observable<Int>.never()), [1, 2, 3, 4]),
      (numbers.take(for: .seconds(1), scheduler: MainScheduler.instance), [1, 2, 3, 4]),
      (numbers.takeLast(1), [4]), (numbers.skip(3), [4]), (numbers.skip(while: { $0 < 4 }), [4]),
      (numbers.skip(until: Observable.just(1)), [1, 2, 3, 4]), (numbers.element(at: 2), [3]),
      (Observable.empty().ifEmpty(default: 7), [7]),
      (Observable.empty().ifEmpty(switchTo: .just(8)), [8]),
      (numbers.materialize().dematerialize(), [1, 2, 3, 4]),
      (numbers.enumerated().map { $0.index + $0.element }, [1, 3, 5, 7]),
      (numbers.toArray().asObservable().map(\.count), [4]),
      (numbers.take(1).asSingle().asObservable(), [1]),
      (numbers.first().asObservable().compactMap { $0 }, [1]),
    ]
    for (sequence, expected) in forms {
      #expect(events(sequence) == expected.map { "next(\($0))" } + ["completed"])
    }
    #expect(events(numbers.ignoreElements()) == ["completed"])
  }

  @Test("time")
  func time() {
    let scheduler = TestScheduler(initialClock: 0)
    let main = MainScheduler.instance
    let source = scheduler.createHotObservable([.next(1, "a"), .next(2, "b"), .completed(20)])
    let interval: RxTimeInterval = .seconds(2)
    let forms: [(Observable<String>, [Recorded<Event<String>>])] = [
      (source.debounce(interval, scheduler: scheduler), [.next(4, "b"), .completed(20)]),
      (
        source.throttle(.seconds(3), scheduler: scheduler),
        [.next(1, "a"), .next(4, "b"), .completed(20)]
      ),
      (
        source.throttle(.seconds(3), latest: false, scheduler: scheduler),
        [.next(1, "a"), .completed(20)]
      ),
      (
        source.delay(.milliseconds(1_000), scheduler: scheduler),
        [.next(2, "a"), .next(3, "b"), .completed(21)]
      ),
      (
        source.delaySubscription(.seconds(1), scheduler: scheduler),
        [.next(2, "b"), .completed(20)]
      ),
      (
        source.timeout(.seconds(5), other: Observable.just("late"), scheduler: scheduler),
        [.next(1, "a"), .next(2, "b"), .next(7, "late"), .completed(7)]
      ),
      (
        source.timeout(.seconds(5), scheduler: scheduler),
        [.next(1, "a"), .next(2, "b"), .error(7, RxError.timeout)]
      ),
      (
        source.sample(Observable<Int>.interval(.seconds(3), scheduler: scheduler)),
        [.next(3, "b"), .completed(21)]
      ),
      (
        source.observe(on: scheduler).take(1),
        [.next(2, "a"), .completed(2)]
      ),
    ]
    let observers = forms.map { sequence, _ in
      let observer = scheduler.createObserver(String.self)
      sequence.subscribe(observer).disposed(by: bag)
      return observer
    }
    _ = source.observe(on: main).subscribe(on: main)
    scheduler.start()
    for (observer, form) in zip(observers, forms) { #expect(observer.events == form.1) }
  }

  @Test("operators that hold an object weakly")
  func unretained() {
    let screen = Screen()
    Observable.of(1, 2).withUnretained(screen).subscribe(onNext: { $0.lines.append("\($1)") })
      .disposed(by: bag)
    Observable.of(3).withUnretained(screen) { "\($0.lines.count) \($1)" }
      .subscribe(onNext: { screen.lines.append($0) })
      .disposed(by: bag)
    #expect(screen.lines == ["1", "2", "2 3"])
  }

  @Test("recovering, sharing and utility operators")
  func recovering() {
    let failing = Observable<Int>.of(1).concat(Observable.error(Boom()))
    var lines: [String] = []
    let forms: [Observable<Int>] = [
      failing.catch { _ in .just(2) }, failing.catchAndReturn(2),
      failing.retry(1).catchAndReturn(2),
      failing.retry(when: { errors in errors.take(1).flatMap { _ in Observable<Int>.empty() } })
        .concat(Observable.just(2)),
      failing.share().catchAndReturn(2), failing.share(replay: 1).catchAndReturn(2),
      failing.share(replay: 1, scope: .forever).catchAndReturn(2),
      failing.share(replay: 1, scope: .whileConnected).catchAndReturn(2),
      failing.do(onNext: { lines.append("\($0)") }).catchAndReturn(2),
      failing.do(
        onNext: { _ in }, onError: { _ in }, onCompleted: {}, onSubscribe: {}, onDispose: {}
      ).catchAndReturn(2),
    ]
    for sequence in forms {
      #expect(events(sequence) == ["next(1)", "next(2)", "completed"])
    }
    #expect(lines == ["1"])
  }

  @Test("subscribing and binding")
  func subscribing() {
    let screen = Screen()
    let (relay, subject) = (PublishRelay<String>(), PublishSubject<String>())
    let (state, optional) = (BehaviorRelay(value: ""), BehaviorRelay<String?>(value: nil))
    let replay = ReplaySubject<String>.create(bufferSize: 1)
    relay.bind(to: screen.label).disposed(by: screen.bag)
    relay.bind(to: state).disposed(by: bag)
    relay.bind(to: optional).disposed(by: bag)
    relay.bind(to: subject, PublishSubject()).disposed(by: bag)
    subject.bind(to: replay).disposed(by: bag)
    relay.bind { screen.lines.append("closure \($0)") }.disposed(by: bag)
    relay.bind(onNext: { screen.lines.append("onNext \($0)") }).disposed(by: bag)
    relay.bind(with: screen) { screen, text in screen.lines.append("with \(text)") }
      .disposed(by: bag)
    relay.subscribe { event in screen.lines.append("event \(event)") }.disposed(by: bag)
    relay.subscribe(
      onNext: { screen.lines.append("next \($0)") }, onError: { _ in }, onCompleted: {},
      onDisposed: {}
    ).disposed(by: bag)
    relay.subscribe(
      with: screen, onNext: { $0.lines.append("weak \($1)") }, onError: { _, _ in },
      onCompleted: { _ in }, onDisposed: { _ in }
    ).disposed(by: bag)
    subject.asObservable().subscribe(AnyObserver { screen.lines.append("any \($0)") })
      .disposed(by: bag)
    relay.accept("a")
    #expect(
      screen.lines == [
        "label a", "any next(a)", "closure a", "onNext a", "with a", "event next(a)", "next a",
        "weak a",
      ])
    #expect([state.value, optional.value] == ["a", "a"])
    #expect(events(replay.asObservable()) == ["next(a)"])
  }

  @Test("disposables and bags")
  func disposables() {
    var lines: [String] = []
    func line(_ text: String) -> any Cancelable { Disposables.create { lines.append(text) } }
    let serial = SerialDisposable()
    serial.disposable = line("serial 1")
    serial.disposable = line("serial 2")
    let single = SingleAssignmentDisposable()
    single.setDisposable(line("single"))
    let composite = CompositeDisposable(line("composite 1"), line("composite 2"))
    let key = composite.insert(line("removed"))
    if let key { composite.remove(for: key) }
    var bag: DisposeBag? = DisposeBag()
    bag?.insert(serial, single)
    bag?.insert([composite, Disposables.create(line("pair 1"), line("pair 2"))])
    bag?.insert {
      line("built 1")
      line("built 2")
    }
    let built = DisposeBag {
      line("bag 1")
      line("bag 2")
    }
    withExtendedLifetime(built) {}
    bag = nil
    #expect(
      lines == [
        "serial 1", "removed", "serial 2", "single", "composite 1", "composite 2", "pair 1",
        "pair 2", "built 1", "built 2",
      ])
  }

  @Test("singles")
  func singles() {
    var lines: [String] = []
    let single = Single<Int>.create { single in
      single(.success(1))
      return Disposables.create()
    }
    single.subscribe(onSuccess: { lines.append("\($0)") }, onFailure: { lines.append("\($0)") })
      .disposed(by: bag)
    single.subscribe { result in
      switch result {
      case .success(let number): lines.append("success \(number)")
      case .failure(let error): lines.append("failure \(error)")
      }
    }.disposed(by: bag)
    single.subscribe(with: bag, onSuccess: { _, number in lines.append("with \(number)") })
      .disposed(by: bag)
    Single<Int>.error(Boom()).map { $0 * 2 }.flatMap { .just($0) }
      .catch { _ in .just(3) }
      .observe(on: MainScheduler.instance).subscribe(on: MainScheduler.instance)
      .do(onSuccess: { _ in }, onError: { _ in }).asObservable().subscribe().disposed(by: bag)
    Single.zip(single, single).subscribe(onSuccess: { lines.append("zip \($0 + $1)") })
      .disposed(by: bag)
    Single.zip(single, single) { $0 + $1 }.subscribe(onSuccess: { lines.append("zip \($0)") })
      .disposed(by: bag)
    single.asObservable().asSingle().subscribe(onSuccess: { lines.append("again \($0)") })
      .disposed(by: bag)
    #expect(lines == ["1", "success 1", "with 1", "zip 2", "zip 2", "again 1"])
  }

  @Test("an extension of Reactive in the app")
  func extensions() {
    let screen = Screen()
    Observable.just("b").bind(to: screen.rx.text).disposed(by: bag)
    Observable.just(["c"]).bind(to: screen.rx.lines).disposed(by: bag)
    #expect(screen.lines == ["c"])
  }

  @Test("debug prints events")
  func debugging() {
    Observable.just(1).debug("numbers").debug("trimmed", trimOutput: true).debug().subscribe()
      .disposed(by: bag)
  }

  @Test("recorded events as an array, whose type the compiler infers")
  func recordedEvents() {
    let expected = Recorded.events(.next(1, "a"), .completed(2))
    let listed: [Recorded<Event<String>>] = [.next(1, "a"), .completed(2)]
    #expect(expected == listed)
    #expect(Recorded.events(listed) == expected)
  }

  @Test("void sequences")
  func void() {
    var count = 0
    let (subject, relay) = (PublishSubject<Void>(), PublishRelay<Void>())
    subject.subscribe(onNext: { count += 1 }).disposed(by: bag)
    relay.bind(to: subject).disposed(by: bag)
    subject.onNext(())
    relay.accept(())
    #expect(count == 2)
  }
}

extension VocabularyTests.Screen: ReactiveCompatible {}

extension Reactive where Base: VocabularyTests.Screen {
  fileprivate var text: Binder<String> {
    Binder(base) { screen, text in screen.lines.append("rx \(text)") }
  }
}
