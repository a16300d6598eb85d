/// Something that is on or off.
open class UISwitch: UIControl {
  /// Whether it is on; setting it by code sends no event.
  open var isOn = false

  /// The title beside it, where the platform shows one.
  open var title: String?

  /// Turns it on or off by code, which sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  package override var elementType: ElementType? { isAccessibilityElement ? .switch : nil }
  package override var elementLabel: String { accessibilityLabel ?? title ?? "" }
  package override var elementTitle: String? { title }
  package override var elementValue: String? { accessibilityValue ?? (isOn ? "on" : "off") }

  override func activate() {
    isOn.toggle()
    sendActions(for: .touchUpInside)
    sendActions(for: .valueChanged)
  }

  /// Takes `on` and `off`; what it is already stays so, without an event.
  package override func performSet(_ value: String) throws(Refusal) {
    try requireReachable()
    switch value {
    case "on": if !isOn { activate() }
    case "off": if isOn { activate() }
    default: throw Refusal("\(elementName) cannot be set to \"\(value)\": it is on or off.")
    }
  }

  // MARK: Stored, without effect

  /// The colour behind while it is on.
  open var onTintColor: UIColor?

  /// The colour of the knob.
  open var thumbTintColor: UIColor?
}
