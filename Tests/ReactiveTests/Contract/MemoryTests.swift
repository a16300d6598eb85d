import Reactive
import Testing

@Suite("Object lifetimes")
struct MemoryTests {
  /// An object whose deallocation is observed.
  final class Token {
    func use() {}
  }

  /// Returns whether the token passed to a closure is released once the closure has returned.
  func isGone(_ subscribe: (Token) -> Void) -> Bool {
    var token: Token? = Token()
    weak let remains = token
    if let token { subscribe(token) }
    token = nil
    return remains == nil
  }

  @Test("a disposed subscription retains no element that it was to delay or to compare")
  func elements() {
    let scheduler = TestScheduler(initialClock: 0)
    for makeSource: (Observable<Token>) -> Observable<Token> in [
      { $0.delay(.seconds(1), scheduler: scheduler) },
      { $0.distinctUntilChanged { $0 === $1 } },
      { $0.takeLast(2) },
    ] {
      var subscription: (any Disposable)?
      let isReleased = isGone { token in
        let subject = PublishSubject<Token>()
        subscription = makeSource(subject).subscribe()
        subject.onNext(token)
        subscription?.dispose()
      }
      #expect(isReleased)
    }
  }

  @Test("a released subscription retains no element that it compared")
  func compared() {
    struct Named: Equatable {
      let token: Token
      static func == (left: Self, right: Self) -> Bool { left.token === right.token }
    }
    #expect(
      isGone { token in
        let subject = PublishSubject<Named>()
        let subscription = subject.distinctUntilChanged().subscribe()
        subject.onNext(Named(token: token))
        subject.onNext(Named(token: token))
        subscription.dispose()
      })
  }

  @Test("an ended subscription in a bag retains no closure")
  func finished() {
    let bag = DisposeBag()
    #expect(
      isGone { token in
        Observable.just(1).map { $0 }.subscribe(onNext: { _ in token.use() }).disposed(by: bag)
      })
    let subject = PublishSubject<Int>()
    #expect(
      isGone { token in
        subject.map {
          token.use(); return $0
        }.subscribe(onNext: { (_: Int) in token.use() })
          .disposed(by: bag)
        subject.onCompleted()
      })
  }

  @Test("a disposed subscription retains no closure while its disposable is held")
  func disposed() {
    let subject = PublishSubject<Int>()
    var handles: [any Disposable] = []
    #expect(
      isGone { token in
        let handle = subject.flatMapLatest { _ in Observable<Int>.never() }
          .subscribe(onNext: { _ in token.use() }, onDisposed: { token.use() })
        subject.onNext(1)
        handle.dispose()
        handles.append(handle)
      })
  }

  @Test("onDisposed is released when it was called, while the subject and the disposable live on")
  func disposedDirectly() {
    let subject = PublishSubject<Int>()
    var handles: [any Disposable] = []
    for end: (any Disposable) -> Void in [{ $0.dispose() }, { _ in subject.onCompleted() }] {
      let isReleased = isGone { token in
        let handle = subject.subscribe(onDisposed: { token.use() })
        end(handle)
        handles.append(handle)
      }
      #expect(isReleased)
    }
  }

  @Test("releasing a subject releases its direct observers")
  func subjectGoes() {
    #expect(
      isGone { token in
        let subject = PublishSubject<Int>()
        _ = subject.subscribe(onNext: { _ in token.use() })
      })
  }

  @Test("every operator releases its closures on disposal", arguments: Operators.allCases)
  func operators(_ name: Operators) {
    let subject = PublishSubject<Int>()
    let scheduler = TestScheduler()
    #expect(
      isGone { token in
        let chain = name.chain(subject.do(onNext: { _ in token.use() }), subject, scheduler)
        let handle = chain.subscribe(onNext: { token.use() })
        subject.onNext(1)
        subject.onNext(2)
        handle.dispose()
      })
    #expect(!subject.hasObservers)
  }

  enum Operators: CaseIterable {
    case map, scan, flatMap, flatMapLatest, concatMap, merge, zip, combineLatest, withLatestFrom
    case debounce, delay, throttle, timeout, share, shareReplay, takeUntil, skipUntil, sample
    case retry, catchError, observeOn, subscribeOn, concat, amb, materialize, buffered

    func chain(
      _ source: Observable<Int>, _ other: PublishSubject<Int>, _ scheduler: TestScheduler
    ) -> Observable<Void> {
      switch self {
      case .map: source.map { _ in }
      case .scan: source.scan(0) { $0 + $1 }.map { _ in }
      case .flatMap: source.flatMap { _ in other }.map { _ in }
      case .flatMapLatest: source.flatMapLatest { _ in other }.map { _ in }
      case .concatMap: source.concatMap { _ in other }.map { _ in }
      case .merge: Observable.merge(source, other).map { _ in }
      case .zip: Observable.zip(source, other) { _, _ in }
      case .combineLatest: Observable.combineLatest(source, other) { _, _ in }
      case .withLatestFrom: source.withLatestFrom(other) { _, _ in }
      case .debounce: source.debounce(.seconds(1), scheduler: scheduler).map { _ in }
      case .delay: source.delay(.seconds(1), scheduler: scheduler).map { _ in }
      case .throttle: source.throttle(.seconds(1), scheduler: scheduler).map { _ in }
      case .timeout: source.timeout(.seconds(1), scheduler: scheduler).map { _ in }
      case .share: source.share().map { _ in }
      case .shareReplay: source.share(replay: 1, scope: .forever).map { _ in }
      case .takeUntil: source.take(until: Observable<Int>.never()).map { _ in }
      case .skipUntil: source.skip(until: other).map { _ in }
      case .sample: source.sample(other).map { _ in }
      case .retry: source.retry().map { _ in }
      case .catchError: source.catch { _ in other }.map { _ in }
      case .observeOn: source.observe(on: scheduler).map { _ in }
      case .subscribeOn: source.subscribe(on: CurrentThreadScheduler.instance).map { _ in }
      case .concat: source.concat(other).map { _ in }
      case .amb: source.amb(other).map { _ in }
      case .materialize: source.materialize().dematerialize().map { _ in }
      case .buffered: source.takeLast(2).map { _ in }
      }
    }
  }
}
