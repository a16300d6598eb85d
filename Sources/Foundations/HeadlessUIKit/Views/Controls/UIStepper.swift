/// A control that increments and decrements a number.
open class UIStepper: UIControl {
  private var currentValue = 0.0
  private lazy var steps = [
    step(-1, named: "Decrement"), step(1, named: "Increment"),
  ]

  private func step(_ direction: Double, named name: String) -> PartialElement {
    PartialElement(
      .button, name, of: self, isEnabled: { ($0 as? UIStepper)?.allowsStep(direction) ?? false },
      act: { ($0 as? UIStepper)?.step(by: direction) })
  }

  /// Whether the button of a direction is enabled: it is disabled at the limit, unless the value wraps.
  private func allowsStep(_ direction: Double) -> Bool {
    wraps || (direction < 0 ? currentValue > minimumValue : currentValue < maximumValue)
  }

  /// The value, limited to the minimum and maximum; setting it in code sends no event.
  open var value: Double {
    get { currentValue }
    set { currentValue = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The minimum value.
  open var minimumValue = 0.0 {
    didSet { value = currentValue }
  }

  /// The maximum value.
  open var maximumValue = 100.0 {
    didSet { value = currentValue }
  }

  /// The size of a step.
  open var stepValue = 1.0

  /// A Boolean value that indicates whether the value wraps around at its limits.
  open var wraps = false

  private func step(by direction: Double) {
    let next = currentValue + direction * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    sendActions(for: .valueChanged)
  }

  override var isElementByDefault: Bool { true }

  package override var elementType: ElementType? { isAccessibilityElement ? .stepper : nil }
  package override var elementValue: String? { accessibilityValue ?? plain(value) }

  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    for step in steps where body(step) { return true }
    return false
  }

  override func activate() {}

  /// Takes `+`, `-`, or a number in the range, which is set with one event.
  package override func performSet(_ value: String) throws(Refusal) {
    try requireReachable()
    switch value {
    case "+": try steps[1].performTap()
    case "-": try steps[0].performTap()
    default: try go(to: value)
    }
  }

  private func go(to text: String) throws(Refusal) {
    guard let number = Double(text), minimumValue <= number, number <= maximumValue else {
      throw Refusal(
        """
        \(elementName) cannot be set to "\(text)": it takes + or -, or a number from \
        \(plain(minimumValue)) to \(plain(maximumValue)).
        """)
    }
    value = number
    sendActions(for: .valueChanged)
  }

  // MARK: Stored, without effect

  /// A Boolean value that indicates whether holding the control repeats the step.
  open var autorepeat = true

  /// A Boolean value that indicates whether an event is sent for every step.
  open var isContinuous = true
}
