/// A control that is on or off.
open class UISwitch: UIControl {
  /// A Boolean value that indicates whether the switch is on; setting it in code sends no event.
  open var isOn = false

  /// The title, on platforms that show one.
  open var title: String?

  /// Sets the switch, without an event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override var isElementByDefault: Bool { true }

  package override var elementType: ElementType? { isAccessibilityElement ? .switch : nil }
  package override var elementLabel: String { accessibilityLabel ?? title ?? labelOfRow ?? "" }
  package override var elementTitle: String? { title }
  package override var elementValue: String? { accessibilityValue ?? (isOn ? "on" : "off") }

  /// The label of the row whose accessory view this is: VoiceOver reads them as one.
  private var labelOfRow: String? {
    guard let cell = superview as? UITableViewCell, cell.accessoryView === self else { return nil }
    return cell.elementLabel
  }

  override func activate() {
    isOn.toggle()
    sendActions(for: .touchUpInside)
    sendActions(for: .valueChanged)
  }

  /// Takes `on` or `off`; sends no event if the switch already has that value.
  package override func performSet(_ value: String) throws(Refusal) {
    try requireReachable()
    switch value {
    case "on": if !isOn { activate() }
    case "off": if isOn { activate() }
    default: throw Refusal("\(elementName) cannot be set to \"\(value)\": it is on or off.")
    }
  }

  // MARK: Stored, without effect

  /// The background colour while on.
  open var onTintColor: UIColor?

  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
}
