import Foundation
import HeadlessDevice

/// Days in words, in one language: the formatter is asked once a day of the calendar.
final class DayTexts {
  private static var last: DayTexts?

  private let locale: Locale
  private let timeZone: TimeZone
  private let style: Date.FormatStyle
  private var texts: [Int: String] = [:]

  /// Those of the phone's language and time zone now.
  static var current: DayTexts {
    let device = Device.current
    if let last, last.timeZone == device.timeZone, last.locale == device.locale { return last }
    let texts = DayTexts(locale: device.locale, timeZone: device.timeZone)
    last = texts
    return texts
  }

  private init(locale: Locale, timeZone: TimeZone) {
    self.locale = locale
    self.timeZone = timeZone
    let calendar = Calendar(identifier: .gregorian)
    style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
      .day().month(.abbreviated)
  }

  /// `Jan 6`.
  ///
  /// - Parameters:
  ///   - day: the day's number, as ``LocalTime`` counts.
  ///   - date: an instant of that day.
  func text(ofDay day: Int, for date: Date) -> String {
    if let text = texts[day] { return text }
    let text = date.formatted(style)
    texts[day] = text
    return text
  }
}
