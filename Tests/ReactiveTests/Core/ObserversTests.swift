import Reactive
import Testing

@Suite("Observers and bindings")
struct ObserversTests {
  final class Screen: ReactiveCompatible {
    var title = ""
    var subtitle: String?
    var titles: [String] = []
  }

  let bag = DisposeBag()

  @Test("an observer made of a closure receives events")
  func anyObserver() {
    var heard: [String] = []
    let observer = AnyObserver<Int> { heard.append("\($0)") }
    observer.onNext(1)
    observer.onError(TestError())
    observer.asObserver().on(.completed)
    AnyObserver(PublishSubject<Int>()).onNext(2)
    #expect(heard == ["next(1)", "error(TestError())", "completed"])
  }

  @Test("mapObserver transforms elements and sends an error that the closure throws")
  func mapObserver() {
    var heard: [String] = []
    let lengths = AnyObserver<Int> { heard.append("\($0)") }
    let texts: AnyObserver<String> = lengths.mapObserver {
      if $0.isEmpty { throw TestError() }
      return $0.count
    }
    texts.onNext("abc")
    texts.onNext("")
    texts.onCompleted()
    #expect(heard == ["next(3)", "error(TestError())", "completed"])
  }

  @Test("a binder sets its weakly held target and ignores completion")
  func binder() {
    var screen: Screen? = Screen()
    weak let remains = screen
    guard let binder = screen.map({ Binder<String>($0) { $0.titles.append($1) } }) else { return }
    binder.onNext("a")
    binder.onError(TestError())
    binder.onCompleted()
    binder.onNext("b")
    #expect(screen?.titles == ["a", "b"])
    screen = nil
    #expect(remains == nil)
    binder.onNext("c")
  }

  @Test("a binder with a scheduler sets its target on it")
  func binderOnScheduler() {
    let screen = Screen()
    let scheduler = TestScheduler()
    let binder = Binder<String>(screen, scheduler: scheduler) { $0.title = $1 }
    binder.onNext("later")
    #expect(screen.title == "")
    scheduler.start()
    #expect(screen.title == "later")
  }

  @Test("rx offers a binder for each property of an object")
  func reactive() {
    let screen = Screen()
    Observable.just("title").bind(to: screen.rx.title).disposed(by: bag)
    Observable.just("subtitle").bind(to: screen.rx.subtitle).disposed(by: bag)
    #expect(screen.title == "title")
    #expect(screen.subtitle == "subtitle")
    #expect(screen.rx.base === screen)
    #expect(Screen.rx == Reactive<Screen>.self)
  }

  @Test("bind sends to several observers, closures and functions")
  func bind() {
    var heard: [String] = []
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    first.subscribe(onNext: { heard.append("first \($0)") }).disposed(by: bag)
    second.subscribe(onNext: { heard.append("second \($0)") }).disposed(by: bag)
    let source = PublishSubject<Int>()
    source.bind(to: first, second).disposed(by: bag)
    source.bind { heard.append("closure \($0)") }.disposed(by: bag)
    let screen = Screen()
    source.bind(with: screen) { $0.titles.append("\($1)") }.disposed(by: bag)
    source.onNext(1)
    #expect(heard == ["first 1", "second 1", "closure 1"])
    #expect(screen.titles == ["1"])
    #expect(source.bind(to: { (_: PublishSubject<Int>) in "bound" }) == "bound")
    #expect(
      source.bind(to: { (_: PublishSubject<Int>) in { $0 + 1 } }, curriedArgument: 1) == 2)
  }

  @Test("the properties of an event match its kind")
  func event() {
    let next = Event.next(2)
    #expect(next.element == 2)
    #expect(next.error == nil)
    #expect(!next.isStopEvent)
    #expect(next.map { $0 * 2 } == .next(4))
    #expect(next.map { _ -> Int in throw TestError() } == .error(TestError()))
    #expect([.completed, next, .error(TestError())].map(\.isCompleted) == [true, false, false])
    #expect(Event<Int>.completed.isStopEvent)
    #expect(Event<Int>.error(TestError()).map { $0 * 2 } == .error(TestError()))
    #expect(Event<Int>.error(TestError()).error is TestError)
  }

  @Test("an app's own ObservableType works with operators")
  func foreignObservable() {
    struct Countdown: ObservableType {
      typealias Element = Int

      func subscribe<Observer: ObserverType>(
        _ observer: Observer
      ) -> any Disposable where Observer.Element == Int {
        for number in [3, 2, 1] { observer.onNext(number) }
        observer.onCompleted()
        return Disposables.create()
      }
    }
    #expect(collect(Countdown().map { $0 * 10 }) == [30, 20, 10])
    #expect(collect(Observable.just(0).concat(Countdown())) == [0, 3, 2, 1])
  }
}
