import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Controls as observables")
struct ControlTests {
  let bag = DisposeBag()

  @Test("a tap is sent once to each observer")
  func tap() {
    let button = UIButton()
    var heard: [String] = []
    button.rx.tap.subscribe(onNext: { heard.append("first") }).disposed(by: bag)
    button.rx.tap.bind(onNext: { heard.append("second") }).disposed(by: bag)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(heard == ["first", "second", "first", "second"])
  }

  @Test("disposing of a subscription removes its action from the control")
  func tapDisposed() {
    let button = UIButton()
    var taps = 0
    let subscription = button.rx.tap.subscribe(onNext: { taps += 1 })
    #expect(button.allControlEvents == .touchUpInside)
    subscription.dispose()
    #expect(button.allControlEvents == [])
    button.sendActions(for: .touchUpInside)
    #expect(taps == 0)
  }

  @Test("a control's events complete when the control is released, and do not retain it")
  func controlGoes() {
    var button: UIButton? = UIButton()
    weak let remains = button
    var events: [String] = []
    button?.rx.tap.subscribe { events.append("\($0)") }.disposed(by: bag)
    button?.sendActions(for: .touchUpInside)
    button = nil
    #expect(remains == nil)
    #expect(events == ["next(())", "completed"])
  }

  @Test("text sends the initial text, then what a person types, never what code sets")
  func text() {
    let field = UITextField()
    field.text = "a"
    var texts: [String?] = []
    field.rx.text.subscribe(onNext: { texts.append($0) }).disposed(by: bag)
    field.text = "b"
    field.sendActions(for: .editingChanged)
    field.text = "code"
    #expect(texts == ["a", "b"])
  }

  @Test(
    "a property as a driver sends the initial value, then what a person sets, and again to a later observer"
  )
  func drivers() {
    let field = UITextField()
    field.text = "a"
    let driver = field.rx.text.orEmpty.asDriver()
    var (first, second): ([String], [String]) = ([], [])
    driver.drive(onNext: { first.append($0) }).disposed(by: bag)
    field.text = "ab"
    field.sendActions(for: .editingChanged)
    driver.drive(onNext: { second.append($0) }).disposed(by: bag)
    #expect(first == ["a", "ab"])
    #expect(second == ["ab"])
  }

  @Test("taps as a driver, a signal and a sequence that cannot fail are sent to each of them")
  func traitsOfTaps() {
    let button = UIButton()
    var heard: [String] = []
    button.rx.tap.asDriver().drive(onNext: { heard.append("driver") }).disposed(by: bag)
    button.rx.tap.asSignal().emit(onNext: { heard.append("signal") }).disposed(by: bag)
    button.rx.tap.asInfallible().subscribe(onNext: { heard.append("infallible") }).disposed(by: bag)
    button.sendActions(for: .touchUpInside)
    #expect(heard == ["driver", "signal", "infallible"])
  }

  @Test("changed does not send the initial value")
  func changed() {
    let toggle = UISwitch()
    var states: [Bool] = []
    toggle.rx.isOn.changed.subscribe(onNext: { states.append($0) }).disposed(by: bag)
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(states == [true])
  }

  @Test("binders set the properties of controls")
  func bindings() {
    let button = UIButton()
    let label = UILabel()
    let controller = UIViewController()
    let refresh = UIRefreshControl()
    Observable.just(false).bind(to: button.rx.isEnabled).disposed(by: bag)
    Observable.just("Send").bind(to: button.rx.title()).disposed(by: bag)
    Observable.just("Hello").bind(to: label.rx.text).disposed(by: bag)
    Observable.just(true).bind(to: label.rx.isHidden).disposed(by: bag)
    Observable.just("Shifts").bind(to: controller.rx.title).disposed(by: bag)
    Observable.just(true).bind(to: refresh.rx.isRefreshing).disposed(by: bag)
    #expect(!button.isEnabled)
    #expect(button.title(for: .normal) == "Send")
    #expect(label.text == "Hello")
    #expect(label.isHidden)
    #expect(controller.title == "Shifts")
    #expect(refresh.isRefreshing)
  }

  @Test("a bar button's taps reach every observer")
  func barButton() {
    let item = UIBarButtonItem(title: "Add", style: .plain) { _ in }
    var taps = 0
    item.rx.tap.subscribe(onNext: { taps += 1 }).disposed(by: bag)
    item.primaryAction?.performWithSender(item)
    #expect(taps == 1)
  }
}
