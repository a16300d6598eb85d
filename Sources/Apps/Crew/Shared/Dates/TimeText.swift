package import Foundation
import HeadlessDevice

/// The texts of dates in the device's time zone and language.
package enum TimeText {
  /// Returns the time of a date, such as `09:30`.
  package static func time(of date: Date) -> String {
    LocalTime(of: date, in: Device.current.timeZone).text
  }

  /// Returns the day and time of a date, such as `Jan 6, 09:30` or `6 jan, 09:30`.
  package static func dayAndTime(of date: Date) -> String {
    let time = LocalTime(of: date, in: Device.current.timeZone)
    return "\(DayFormatter.current.text(ofDay: time.day, for: date)), \(time.text)"
  }
}
