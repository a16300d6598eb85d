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
}
