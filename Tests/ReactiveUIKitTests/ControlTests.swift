import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Controls as observables")
struct ControlTests {
  let bag = DisposeBag()

  @Test("a tap is an event, once for each subscriber")
  func tap() {
    let button = UIButton()
    var heard: [String] = []
    button.rx.tap.subscribe(onNext: { heard.append("first") }).disposed(by: bag)
    button.rx.tap.bind(onNext: { heard.append("second") }).disposed(by: bag)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(heard == ["first", "second", "first", "second"])
  }

  @Test("disposing of a subscription takes its handler off the control")
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

  @Test("a control's events end when the control goes away, and do not keep it")
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

  @Test("a text field's text comes first, then what a person writes, never what code sets")
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

  @Test("changed leaves out the value there is at first")
  func changed() {
    let toggle = UISwitch()
    var states: [Bool] = []
    toggle.rx.isOn.changed.subscribe(onNext: { states.append($0) }).disposed(by: bag)
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(states == [true])
  }

  @Test("bindings set what is on screen")
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

  @Test("a bar button's taps reach every subscriber")
  func barButton() {
    let item = UIBarButtonItem(title: "Add", style: .plain) { _ in }
    var taps = 0
    item.rx.tap.subscribe(onNext: { taps += 1 }).disposed(by: bag)
    item.primaryAction?.performWithSender(item)
    #expect(taps == 1)
  }
}
