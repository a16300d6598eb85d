import HeadlessDevice
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing
import VirtualTime

@Suite("A controller's view events")
struct ViewEventTests {
  final class Log {
    var lines: [String] = []
  }

  final class Screen: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      log.lines.append("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.lines.append("viewWillAppear")
    }
  }

  let log = Log()
  let bag = DisposeBag()

  func listen(to screen: Screen) {
    let rx = screen.rx
    rx.viewDidLoad.subscribe(onNext: { self.log.lines.append("rx.viewDidLoad") }).disposed(by: bag)
    for (name, event) in [
      ("viewWillAppear", rx.viewWillAppear), ("viewIsAppearing", rx.viewIsAppearing),
      ("viewDidAppear", rx.viewDidAppear), ("viewWillDisappear", rx.viewWillDisappear),
      ("viewDidDisappear", rx.viewDidDisappear),
    ] {
      event.subscribe { self.log.lines.append("rx.\(name) \($0)") }.disposed(by: bag)
    }
  }

  @Test("the events arrive in UIKit's order, each after the controller's own method")
  func order() throws {
    Device.current = Device()
    let screen = Screen(log)
    listen(to: screen)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try Device.current.clock.runDueWork()
    window.rootViewController = UIViewController()
    try Device.current.clock.runDueWork()
    #expect(
      log.lines == [
        "viewDidLoad", "rx.viewDidLoad", "viewWillAppear", "rx.viewWillAppear next(false)",
        "rx.viewIsAppearing next(false)", "rx.viewDidAppear next(false)",
        "rx.viewWillDisappear next(false)", "rx.viewDidDisappear next(false)",
      ])
  }

  @Test("sentMessage sends before a callback and methodInvoked after it, with their arguments")
  func methods() throws {
    Device.current = Device()
    let screen = Screen(log)
    for name in ["viewDidLoad", "viewWillAppear:"] {
      screen.rx.sentMessage(Selector(name))
        .subscribe(onNext: { self.log.lines.append("before \(name) \($0)") }).disposed(by: bag)
      screen.rx.methodInvoked(Selector(name))
        .subscribe(onNext: { self.log.lines.append("after \(name) \($0)") }).disposed(by: bag)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try Device.current.clock.runDueWork()
    #expect(
      log.lines == [
        "before viewDidLoad []", "viewDidLoad", "after viewDidLoad []",
        "before viewWillAppear: [false]", "viewWillAppear", "after viewWillAppear: [false]",
      ])
  }

  @Test("each callback of an appearance is observed by its own selector")
  func appearances() throws {
    Device.current = Device()
    let screen = Screen(log)
    let names = [
      "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
    ]
    var heard: [String] = []
    for name in names {
      screen.rx.methodInvoked(Selector(name)).subscribe(onNext: { heard.append("\(name) \($0)") })
        .disposed(by: bag)
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    try Device.current.clock.runDueWork()
    #expect(heard == ["viewIsAppearing: [false]", "viewDidAppear: [false]"])
    window.rootViewController = UIViewController()
    try Device.current.clock.runDueWork()
    #expect(heard.dropFirst(2) == ["viewWillDisappear: [false]", "viewDidDisappear: [false]"])
  }

  @Test("a controller's moves into and out of a container are sent with the container")
  func moves() throws {
    Device.current = Device()
    let screen = Screen(log)
    let stack = UINavigationController()
    let sent = screen.rx.sentMessage(Selector("didMoveToParentViewController:"))
    sent.subscribe(onNext: {
      self.log.lines.append($0.first as? UIViewController === stack ? "to the stack" : "out \($0)")
    }).disposed(by: bag)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.viewControllers = [screen]
    try Device.current.clock.runDueWork()
    stack.viewControllers = []
    try Device.current.clock.runDueWork()
    #expect(
      log.lines == ["viewDidLoad", "viewWillAppear", "to the stack", "out [<null>]"])
  }

  @Test("methodInvoked of any other method sends an error that says which ones can be observed")
  func unknownMethod() {
    let screen = Screen(log)
    screen.rx.methodInvoked(Selector("viewDidLayoutSubviews"))
      .subscribe(onError: { self.log.lines.append("\($0)") }).disposed(by: bag)
    #expect(
      log.lines == [
        """
        The calls of viewDidLayoutSubviews of Screen cannot be observed: only those of a view \
        controller's viewDidLoad, viewWillAppear:, viewIsAppearing:, viewDidAppear:, \
        viewWillDisappear:, viewDidDisappear: and didMoveToParentViewController: can. Send an element \
        in the method itself.
        """
      ])
  }

  @Test("the events complete when the controller is released, and do not retain it")
  func controllerGoes() {
    var screen: Screen? = Screen(log)
    weak let remains = screen
    screen?.rx.viewDidAppear.subscribe { self.log.lines.append("\($0)") }.disposed(by: bag)
    screen = nil
    #expect(remains == nil)
    #expect(log.lines == ["completed"])
  }

  @Test("deallocated sends once, and at once where subscribed to afterwards")
  func deallocated() {
    Device.current = Device()
    var screen: Screen? = Screen(log)
    let gone = screen?.rx.deallocated
    gone?.subscribe(
      onNext: { self.log.lines.append("gone") }, onCompleted: { self.log.lines.append("over") }
    ).disposed(by: bag)
    #expect(log.lines == [])
    screen = nil
    #expect(log.lines == ["gone", "over"])
    gone?.subscribe(onNext: { self.log.lines.append("late") }).disposed(by: bag)
    #expect(log.lines == ["gone", "over", "late"])
  }

  @Test("deallocating ends an observation at the deallocation, as take(until:) has it")
  func deallocating() {
    Device.current = Device()
    let values = PublishSubject<Int>()
    var screen: Screen? = Screen(log)
    guard let end = screen?.rx.deallocating else { return }
    values.take(until: end).subscribe { self.log.lines.append("\($0)") }.disposed(by: bag)
    values.onNext(1)
    screen = nil
    values.onNext(2)
    #expect(log.lines == ["next(1)", "completed"])
  }
}
