import Foundation

/// A date at one place, taken apart by arithmetic alone: a table of times asks no calendar.
struct LocalTime {
  /// Days since 1 January 1970 at that place.
  let day: Int

  /// Minutes since midnight there.
  let minute: Int

  /// Takes a date apart, also one before 1970.
  init(of date: Date, in timeZone: TimeZone) {
    let seconds =
      Int(date.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: date)
    let secondOfDay = ((seconds % 86_400) + 86_400) % 86_400
    day = (seconds - secondOfDay) / 86_400
    minute = secondOfDay / 60
  }

  /// `09:30`.
  var text: String { Self.twoDigits[minute / 60] + ":" + Self.twoDigits[minute % 60] }

  private static let twoDigits = (0..<60).map { $0 < 10 ? "0\($0)" : "\($0)" }
}
