import Foundation

/// The text format of a date picker's values.
struct DatePickerFormat {
  let calendar: Calendar
  let mode: UIDatePicker.Mode

  func text(of date: Date) -> String {
    text(of: calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date))
  }

  private func text(of parts: DateComponents) -> String {
    let day = "\(Self.pad(parts.year, 4))-\(Self.pad(parts.month))-\(Self.pad(parts.day))"
    let time = "\(Self.pad(parts.hour)):\(Self.pad(parts.minute))"
    return switch mode {
    case .time: time
    case .date: day
    case .dateAndTime, .countDownTimer: "\(day) \(time)"
    }
  }

  /// Returns the date a text describes; components the mode does not include come from `date`.
  ///
  /// Returns nil if the text has another format or names a day or time that does not exist.
  func date(of text: String, near date: Date, every minutes: Int) -> Date? {
    if let instant = try? Date(text, strategy: .iso8601) { return instant }
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    guard read(text, into: &parts) else { return nil }
    let written = self.text(of: parts)
    guard let exact = calendar.date(from: parts), self.text(of: exact) == written else {
      return nil
    }
    parts.minute = parts.minute.map { $0 / max(minutes, 1) * max(minutes, 1) }
    return calendar.date(from: parts)
  }

  private func read(_ text: String, into parts: inout DateComponents) -> Bool {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    if mode != .time {
      guard !words.isEmpty, let day = Self.numbers(words.removeFirst(), "-", [4, 2, 2]) else {
        return false
      }
      (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
    }
    if mode != .date {
      guard !words.isEmpty, let time = Self.numbers(words.removeFirst(), ":", [2, 2]) else {
        return false
      }
      (parts.hour, parts.minute) = (time[0], time[1])
    }
    return words.isEmpty
  }

  /// Returns a duration as hours and minutes.
  static func text(ofSeconds seconds: TimeInterval) -> String {
    let minutes = Int(seconds / 60)
    return "\(minutes / 60):\(pad(minutes % 60))"
  }

  static func seconds(of text: String) -> TimeInterval? {
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    guard words.count == 2, let hours = Int(words[0]), let minutes = Int(words[1]),
      (0...23).contains(hours), (0...59).contains(minutes)
    else { return nil }
    return TimeInterval(hours * 3600 + minutes * 60)
  }

  private static func numbers(
    _ text: Substring, _ separator: Character, _ widths: [Int]
  ) -> [Int]? {
    let words = text.split(separator: separator, omittingEmptySubsequences: false)
    guard words.map(\.count) == widths else { return nil }
    let numbers = words.compactMap { Int($0) }
    return numbers.count == widths.count ? numbers : nil
  }

  private static func pad(_ number: Int?, _ width: Int = 2) -> String {
    let digits = "\(number ?? 0)"
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
