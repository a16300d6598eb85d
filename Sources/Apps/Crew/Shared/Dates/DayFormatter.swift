import Foundation
import HeadlessDevice

/// A formatter of calendar days for one locale and time zone, which caches each day's text.
final class DayFormatter {
  private static var last: DayFormatter?

  private let locale: Locale
  private let timeZone: TimeZone
  private let style: Date.FormatStyle
  private var texts: [Int: String] = [:]

  /// The formatter for the device's current locale and time zone.
  static var current: DayFormatter {
    let device = Device.current
    if let last, last.timeZone == device.timeZone, last.locale == device.locale { return last }
    let formatter = DayFormatter(locale: device.locale, timeZone: device.timeZone)
    last = formatter
    return formatter
  }

  private init(locale: Locale, timeZone: TimeZone) {
    self.locale = locale
    self.timeZone = timeZone
    let calendar = Calendar(identifier: .gregorian)
    style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
      .day().month(.abbreviated)
  }

  /// Returns the text of a day, such as `Jan 6`.
  ///
  /// - Parameters:
  ///   - day: The day's number, as in ``LocalTime/day``.
  ///   - date: Any instant of that day.
  func text(ofDay day: Int, for date: Date) -> String {
    if let text = texts[day] { return text }
    let text = date.formatted(style)
    texts[day] = text
    return text
  }
}
