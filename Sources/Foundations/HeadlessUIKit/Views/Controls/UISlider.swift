/// A number chosen by sliding a knob.
open class UISlider: UIControl {
  private var currentValue: Float = 0

  /// The number, held between the ends; setting it by code sends no event.
  open var value: Float {
    get { currentValue }
    set { currentValue = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The lowest number.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = currentValue
    }
  }

  /// The highest number.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = currentValue
    }
  }

  /// Moves the knob by code, which sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  package override var elementType: ElementType? { isAccessibilityElement ? .slider : nil }

  /// How far the knob is between the ends, in per cent, as XCUITest reads it.
  package override var elementValue: String? {
    accessibilityValue ?? percent(of: value, from: minimumValue, to: maximumValue)
  }

  override func activate() {}

  /// Takes a number between the ends, or how far between them in per cent.
  package override func performSet(_ value: String) throws(Refusal) {
    try requireReachable()
    guard let number = number(from: value), (minimumValue...maximumValue).contains(number) else {
      throw Refusal(
        """
        \(elementName) cannot be set to "\(value)": it takes a number from \
        \(plain(Double(minimumValue))) to \(plain(Double(maximumValue))), or 0% to 100%.
        """)
    }
    self.value = number
    sendActions(for: .valueChanged)
  }

  private func number(from text: String) -> Float? {
    guard text.hasSuffix("%") else { return Float(text) }
    return Float(text.dropLast()).map {
      minimumValue + (maximumValue - minimumValue) * $0 / 100
    }
  }

  // MARK: Stored, without effect

  /// Whether events come while the knob moves; here it moves in one step.
  open var isContinuous = true

  /// The picture at the low end.
  open var minimumValueImage: UIImage?

  /// The picture at the high end.
  open var maximumValueImage: UIImage?

  /// The colour up to the knob.
  open var minimumTrackTintColor: UIColor?

  /// The colour from the knob on.
  open var maximumTrackTintColor: UIColor?

  /// The colour of the knob.
  open var thumbTintColor: UIColor?
}

/// A number as a person writes it: without decimals where it has none.
func plain(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}

/// How far a number is between two others, in whole per cent.
func percent(of value: Float, from minimum: Float, to maximum: Float) -> String {
  guard maximum > minimum else { return "0%" }
  return "\(Int(((value - minimum) / (maximum - minimum) * 100).rounded()))%"
}
