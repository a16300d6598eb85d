import Foundation

/// A date's day and minute in a time zone.
///
/// They are computed without a calendar, because lists show many times.
struct LocalTime {
  /// The days since 1 January 1970 in the time zone.
  let day: Int

  /// The minutes since midnight in the time zone.
  let minute: Int

  /// Creates the local time of a date, which may lie before 1970.
  init(of date: Date, in timeZone: TimeZone) {
    let seconds =
      Int(date.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: date)
    let secondOfDay = ((seconds % 86_400) + 86_400) % 86_400
    day = (seconds - secondOfDay) / 86_400
    minute = secondOfDay / 60
  }

  /// The time of day, such as `09:30`.
  var text: String { Self.twoDigits[minute / 60] + ":" + Self.twoDigits[minute % 60] }

  private static let twoDigits = (0..<60).map { $0 < 10 ? "0\($0)" : "\($0)" }
}
