public import Foundation
internal import HeadlessDevice

/// A date, a time of day or a length of time chosen by a person.
open class UIDatePicker: UIControl {
  /// What is chosen.
  nonisolated public enum Mode: Int, Sendable {
    /// A time of day, a day, both, or a length of time.
    case time, date, dateAndTime, countDownTimer
  }

  private var currentDate = Device.current.date

  /// What is chosen: day and time by default.
  open var datePickerMode = Mode.dateAndTime

  /// The date, held between the first and the last; the device's date at first.
  ///
  /// Setting it by code sends no event.
  open var date: Date {
    get { currentDate }
    set { currentDate = clamped(newValue) }
  }

  /// The first date that can be chosen; nil for any.
  open var minimumDate: Date? {
    didSet { currentDate = clamped(currentDate) }
  }

  /// The last date that can be chosen; nil for any.
  open var maximumDate: Date? {
    didSet { currentDate = clamped(currentDate) }
  }

  /// The length of time, in seconds; only with the mode for it.
  open var countDownDuration: TimeInterval = 0

  /// Which minutes can be chosen: every one, or every fifth for 5; times between are rounded down.
  open var minuteInterval = 1

  /// The time zone; the device's for nil.
  open var timeZone: TimeZone?

  /// The calendar dates are taken apart with.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)

  /// Chooses a date by code, which sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  private func clamped(_ date: Date) -> Date {
    var date = date
    if let maximumDate { date = min(date, maximumDate) }
    if let minimumDate { date = max(date, minimumDate) }
    return date
  }

  private var format: DatePickerFormat {
    var calendar = self.calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? Device.current.timeZone
    return DatePickerFormat(calendar: calendar, mode: datePickerMode)
  }

  // MARK: As an element

  package override var elementType: ElementType? { isAccessibilityElement ? .datePicker : nil }

  /// The date as it is written to set it: `2026-01-05`, `09:30`, `2026-01-05 09:30`, or `1:30` hours.
  package override var elementValue: String? {
    if let accessibilityValue { return accessibilityValue }
    return datePickerMode == .countDownTimer
      ? DatePickerFormat.text(ofSeconds: countDownDuration) : format.text(of: currentDate)
  }

  override func activate() {}

  /// Takes what the mode asks for, written as the value is, or an ISO 8601 instant.
  package override func performSet(_ value: String) throws(Refusal) {
    try requireReachable()
    if datePickerMode == .countDownTimer {
      guard let seconds = DatePickerFormat.seconds(of: value) else { throw unreadable(value) }
      countDownDuration = seconds
    } else {
      guard let date = format.date(of: value, near: currentDate, every: minuteInterval) else {
        throw unreadable(value)
      }
      guard clamped(date) == date else { throw outside(value) }
      currentDate = date
    }
    sendActions(for: .valueChanged)
  }

  private func unreadable(_ value: String) -> Refusal {
    Refusal(
      "\(elementName) cannot be set to \"\(value)\": write it as \(datePickerMode.example).")
  }

  private func outside(_ value: String) -> Refusal {
    let first = minimumDate.map { " from \(format.text(of: $0))" } ?? ""
    let last = maximumDate.map { " to \(format.text(of: $0))" } ?? ""
    return Refusal("\(elementName) cannot be set to \"\(value)\": it takes dates\(first)\(last).")
  }

  // MARK: Stored, without effect

  /// What the picker looks like.
  open var preferredDatePickerStyle = Style.automatic

  /// The language; the device's for nil.
  open var locale: Locale?
}

extension UIDatePicker.Mode {
  fileprivate var example: String {
    switch self {
    case .time: "09:30"
    case .date: "2026-01-05"
    case .dateAndTime: "2026-01-05 09:30"
    case .countDownTimer: "1:30, hours and minutes"
    }
  }
}
