package import Foundation

extension Date {
  /// Reads a date such as `2026-01-05T09:00:00Z`; nil if the text is not a date.
  ///
  /// The seconds may be omitted, and `Z` may be an offset such as `+01:00`. A day alone is its
  /// midnight in UTC.
  package init?(script text: String) {
    var reader = Reader(rest: text.utf8[...])
    guard let year = reader.digits(4), reader.take("-"), let month = reader.digits(2),
      reader.take("-"), let day = reader.digits(2),
      let days = Self.days(year: year, month: month, day: day)
    else { return nil }
    var seconds = days * 86_400
    if reader.take("T") {
      guard let time = reader.time() else { return nil }
      seconds += time
    }
    guard reader.rest.isEmpty else { return nil }
    self.init(timeIntervalSince1970: TimeInterval(seconds))
  }

  /// Returns the days from 1970-01-01 to a Gregorian date; nil for a date that does not exist.
  private static func days(year: Int, month: Int, day: Int) -> Int? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard year > 0, (1...12).contains(month), (1...lengths[month - 1]).contains(day) else {
      return nil
    }
    let before = year - 1
    let years = before * 365 + before / 4 - before / 100 + before / 400
    return years + lengths[..<(month - 1)].reduce(0, +) + day - 1 - 719_162
  }
}

/// A reader of fixed-width numbers.
private struct Reader {
  var rest: Substring.UTF8View

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func digits(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Reads a time of day; returns seconds since midnight UTC.
  mutating func time() -> Int? {
    guard let hour = digits(2), hour < 24, take(":"), let minute = digits(2), minute < 60 else {
      return nil
    }
    var seconds = hour * 3_600 + minute * 60
    if take(":") {
      guard let second = digits(2), second < 60 else { return nil }
      seconds += second
    }
    if take("Z") { return seconds }
    let isEast = rest.first == UInt8(ascii: "+")
    guard take("+") || take("-"), let hours = digits(2), hours < 15, take(":"),
      let minutes = digits(2), minutes < 60
    else { return nil }
    return seconds - (isEast ? 1 : -1) * (hours * 3_600 + minutes * 60)
  }
}
