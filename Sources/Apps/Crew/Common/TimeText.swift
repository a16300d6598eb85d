import Foundation
import HeadlessDevice

/// Dates as the app shows them, in the phone's own time zone.
enum TimeText {
  /// `09:30`.
  static func time(of date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return "\(twoDigits(parts.hour)):\(twoDigits(parts.minute))"
  }

  /// `6 Jan, 09:30`, in the phone's own language.
  static func dayAndTime(of date: Date) -> String {
    let device = Device.current
    let style = Date.FormatStyle(
      locale: device.locale, calendar: calendar, timeZone: device.timeZone)
    return "\(date.formatted(style.day().month(.abbreviated))), \(time(of: date))"
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = Device.current.timeZone
    calendar.locale = Device.current.locale
    return calendar
  }

  private static func twoDigits(_ number: Int?) -> String {
    let text = String(number ?? 0)
    return text.count < 2 ? "0" + text : text
  }
}
