import Foundation
import HeadlessDevice

/// Dates as the app shows them, in the phone's own time zone and language.
enum TimeText {
  /// `09:30`.
  static func time(of date: Date) -> String {
    LocalTime(of: date, in: Device.current.timeZone).text
  }

  /// `Jan 6, 09:30` or `6 jan, 09:30`, as the phone's language has it.
  static func dayAndTime(of date: Date) -> String {
    let time = LocalTime(of: date, in: Device.current.timeZone)
    return "\(DayTexts.current.text(ofDay: time.day, for: date)), \(time.text)"
  }
}
