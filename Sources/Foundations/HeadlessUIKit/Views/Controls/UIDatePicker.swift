public import Foundation
internal import HeadlessDevice

/// A control that picks a date, a time of day or a duration.
open class UIDatePicker: UIControl {
  /// The mode of a date picker.
  nonisolated public enum Mode: Int, Sendable {
    /// Time, date, date and time, or countdown.
    case time, date, dateAndTime, countDownTimer
  }

  private var currentDate = Device.current.date

  /// The mode of the picker; date and time by default.
  open var datePickerMode = Mode.dateAndTime

  /// The date, limited to the minimum and maximum; the device's date at first.
  ///
  /// Setting it in code sends no event.
  open var date: Date {
    get { currentDate }
    set { currentDate = clamped(newValue) }
  }

  /// The earliest date; nil for no limit.
  ///
  /// Neither limit holds while the earliest date is later than the latest, as in UIKit.
  open var minimumDate: Date? {
    didSet { currentDate = clamped(currentDate) }
  }

  /// The latest date; nil for no limit.
  open var maximumDate: Date? {
    didSet { currentDate = clamped(currentDate) }
  }

  /// The duration in countdown mode: whole minutes in seconds, less than a day, as in UIKit.
  open var countDownDuration: TimeInterval {
    get { TimeInterval(countDownMinutes * 60) }
    set { countDownMinutes = Int(max(0, min(newValue, 86_399)) / 60) }
  }

  private var countDownMinutes = 0

  /// The interval of minutes that can be picked; other times are rounded down.
  ///
  /// An interval that does not divide an hour evenly counts as 1, and 30 is the longest.
  open var minuteInterval: Int {
    get { interval }
    set { interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 }
  }

  private var interval = 1

  /// The time zone; nil means the device's.
  open var timeZone: TimeZone?

  /// The calendar of the picker.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)

  /// Sets the date, without an event.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  private func clamped(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
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

  // MARK: AccessibleElement

  override var isElementByDefault: Bool { true }

  package override var elementType: ElementType? { isAccessibilityElement ? .datePicker : nil }

  /// The date in the format of `performSet`: `2026-01-05`, `09:30`, `2026-01-05 09:30`, or `1:30`
  /// hours.
  package override var elementValue: String? {
    if let accessibilityValue { return accessibilityValue }
    return datePickerMode == .countDownTimer
      ? DatePickerFormat.text(ofSeconds: countDownDuration) : format.text(of: currentDate)
  }

  override func activate() {}

  /// Sets a value in the format of the mode, or an ISO 8601 instant, and sends valueChanged.
  package override func performSet(_ value: String) throws(Refusal) {
    try requireReachable()
    if datePickerMode == .countDownTimer {
      guard let seconds = DatePickerFormat.seconds(of: value) else { throw unreadable(value) }
      // The wheels turn back from 0:00 to the shortest duration.
      countDownMinutes = max(interval, Int(seconds / 60) / interval * interval)
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

  /// The preferred style.
  open var preferredDatePickerStyle = Style.automatic

  /// The locale; nil means the device's.
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
