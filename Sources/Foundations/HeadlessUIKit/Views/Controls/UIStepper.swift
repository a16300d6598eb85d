/// A control that increments and decrements a number.
open class UIStepper: UIControl {
  private var currentValue = 0.0
  private lazy var steps = [
    PartialElement(.button, "Decrement", of: self) { ($0 as? UIStepper)?.step(by: -1) },
    PartialElement(.button, "Increment", of: self) { ($0 as? UIStepper)?.step(by: 1) },
  ]

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
    case "+": step(by: 1)
    case "-": step(by: -1)
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
