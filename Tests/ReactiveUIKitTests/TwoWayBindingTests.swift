import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Two-way bindings")
struct TwoWayBindingTests {
  @Test("the relay's value comes first, then each side follows the other")
  func bothWays() {
    let field = UITextField()
    let relay = BehaviorRelay(value: "relay")
    field.text = "field"
    let binding = field.rx.text <-> relay
    #expect(field.text == "relay")
    field.text = "person"
    field.sendActions(for: .editingChanged)
    #expect(relay.value == "person")
    relay.accept("code")
    #expect(field.text == "code")
    binding.dispose()
    relay.accept("late")
    #expect(field.text == "code")
  }

  @Test("a switch and a relay follow each other")
  func toggle() {
    let toggle = UISwitch()
    let relay = BehaviorRelay(value: true)
    let binding = toggle.rx.isOn <-> relay
    #expect(toggle.isOn)
    toggle.isOn = false
    toggle.sendActions(for: .valueChanged)
    #expect(!relay.value)
    binding.dispose()
  }

  @Test("a text input has its field or view with the text of each")
  func textInputs() {
    let (field, view) = (UITextField(), UITextView())
    let inputs = (field.rx.textInput, view.rx.textInput)
    #expect(inputs.0.base === field && inputs.1.base === view)
    let texts = Observable.just("a" as String?)
    let bindings = [texts.bind(to: inputs.0.text), texts.bind(to: inputs.1.text)]
    #expect(field.text == "a" && view.text == "a")
    bindings.forEach { $0.dispose() }
  }
}
