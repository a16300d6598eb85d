public import Foundation

/// A control that sets a number with a thumb on a track.
open class UISlider: UIControl {
  private var currentValue: Float = 0

  /// The value, limited to the minimum and maximum; setting it in code sends no event.
  open var value: Float {
    get { currentValue }
    set { currentValue = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The minimum value.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = currentValue
    }
  }

  /// The maximum value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = currentValue
    }
  }

  /// Returns the bounds: nothing is laid out.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the track's rectangle: nothing is laid out.
  open func thumbRect(
    forBounds bounds: CGRect, trackRect rect: CGRect, value: Float
  ) -> CGRect { rect }

  /// Returns the bounds: nothing is laid out.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the bounds: nothing is laid out.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Sets the value, without an event.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  override var isElementByDefault: Bool { true }

  package override var elementType: ElementType? { isAccessibilityElement ? .slider : nil }

  /// The position of the thumb in per cent, as XCUITest reports it.
  package override var elementValue: String? {
    accessibilityValue ?? percent(of: value, from: minimumValue, to: maximumValue)
  }

  override func activate() {}

  /// Sets a number in the range, or a percentage of the range, and sends valueChanged.
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

  /// A Boolean value that indicates whether events are sent while the thumb moves; it moves in one
  /// step.
  open var isContinuous = true

  /// The image at the minimum.
  open var minimumValueImage: UIImage?

  /// The image at the maximum.
  open var maximumValueImage: UIImage?

  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor?

  /// The colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor?

  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
}

/// Returns a number as text, without decimals if it is whole.
func plain(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}

/// Returns the position of a number between two others, in whole per cent.
func percent(of value: Float, from minimum: Float, to maximum: Float) -> String {
  guard maximum > minimum else { return "0%" }
  return "\(Int(((value - minimum) / (maximum - minimum) * 100).rounded()))%"
}
