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

  @Test("a closure takes the place of an observer")
  func anyObserver() {
    var heard: [String] = []
    let observer = AnyObserver<Int> { heard.append("\($0)") }
    observer.onNext(1)
    observer.onError(Drawn())
    observer.asObserver().on(.completed)
    AnyObserver(PublishSubject<Int>()).onNext(2)
    #expect(heard == ["next(1)", "error(Drawn())", "completed"])
  }

  @Test("mapObserver transforms before it passes on, and sends what the transformation throws")
  func mapObserver() {
    var heard: [String] = []
    let lengths = AnyObserver<Int> { heard.append("\($0)") }
    let texts: AnyObserver<String> = lengths.mapObserver {
      if $0.isEmpty { throw Drawn() }
      return $0.count
    }
    texts.onNext("abc")
    texts.onNext("")
    texts.onCompleted()
    #expect(heard == ["next(3)", "error(Drawn())", "completed"])
  }

  @Test("a binder sets its target, held weakly, and drops terminal events")
  func binder() {
    var screen: Screen? = Screen()
    weak let remains = screen
    guard let binder = screen.map({ Binder<String>($0) { $0.titles.append($1) } }) else { return }
    binder.onNext("a")
    binder.onError(Drawn())
    binder.onCompleted()
    binder.onNext("b")
    #expect(screen?.titles == ["a", "b"])
    screen = nil
    #expect(remains == nil)
    binder.onNext("c")
  }

  @Test("a binder can set on a scheduler")
  func binderOnScheduler() {
    let screen = Screen()
    let scheduler = TestScheduler()
    let binder = Binder<String>(screen, scheduler: scheduler) { $0.title = $1 }
    binder.onNext("later")
    #expect(screen.title == "")
    scheduler.start()
    #expect(screen.title == "later")
  }

  @Test("rx sets any property of an object")
  func reactive() {
    let screen = Screen()
    Observable.just("title").bind(to: screen.rx.title).disposed(by: bag)
    Observable.just("subtitle").bind(to: screen.rx.subtitle).disposed(by: bag)
    #expect(screen.title == "title")
    #expect(screen.subtitle == "subtitle")
    #expect(screen.rx.base === screen)
    #expect(Screen.rx == Reactive<Screen>.self)
  }

  @Test("bind reaches several observers, closures and functions")
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

  @Test("an event tells what it carries")
  func event() {
    let next = Event.next(2)
    #expect(next.element == 2)
    #expect(next.error == nil)
    #expect(!next.isStopEvent)
    #expect(next.map { $0 * 2 } == .next(4))
    #expect(next.map { _ -> Int in throw Drawn() } == .error(Drawn()))
    #expect(Event<Int>.completed.isCompleted)
    #expect(Event<Int>.completed.isStopEvent)
    #expect(Event<Int>.error(Drawn()).map { $0 * 2 } == .error(Drawn()))
    #expect(Event<Int>.error(Drawn()).error is Drawn)
  }

  @Test("what is not an Observable of ours takes part as one")
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
