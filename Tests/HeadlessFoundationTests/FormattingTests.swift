import Foundation
import HeadlessFoundation
import Testing

/// Source of this suite: Apple's documentation of the formatters.
@Suite("Formatters that Foundation lacks elsewhere")
struct FormattingTests {
  private func relative(_ seconds: TimeInterval, _ locale: String = "en_US") -> String {
    let formatter = HeadlessFoundation.RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    return formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
  }

  @Test("the largest unit counts, in the past and to come, in the locale's language")
  func relativeDates() {
    #expect(relative(-300) == "5 minutes ago")
    #expect(relative(-86_400) == "1 day ago")
    #expect(relative(7_199) == "in 1 hour")
    #expect(relative(8 * 86_400) == "in 1 week")
    #expect(relative(0) == "in 0 seconds")
    #expect(relative(-7_200, "de_DE") == "vor 2 Stunden")
  }

  @Test("a named style says yesterday, and units have short names")
  func relativeStyles() {
    let formatter = HeadlessFoundation.RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(hour: 0)) == "now")
    formatter.dateTimeStyle = .numeric
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(hour: 3, minute: 5)) == "in 3 hr.")
  }

  private func duration(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit,
    _ style: HeadlessFoundation.DateComponentsFormatter.UnitsStyle = .positional,
    _ zeros: HeadlessFoundation.DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = HeadlessFoundation.DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    return formatter.string(from: seconds)
  }

  @Test("a length of time is positional, with two digits in each place if it is padded")
  func positionalDurations() {
    #expect(duration(3_661.9, []) == "1:01:01")
    #expect(duration(3_610, [.hour, .minute, .second]) == "1:00:10")
    #expect(duration(65, [.minute, .second], .positional, .pad) == "01:05")
    #expect(duration(5, [.hour, .minute, .second], .positional, .pad) == "00:00:05")
    #expect(duration(0, [.minute, .second]) == "0")
  }

  @Test("a length of time has names, and units of zero are dropped")
  func namedDurations() {
    #expect(duration(3_900, [.hour, .minute], .full) == "1 hour, 5 minutes")
    #expect(duration(3_600, [.day, .hour, .minute], .abbreviated) == "1h")
    #expect(duration(600, [.hour, .minute, .second], .abbreviated, .dropLeading) == "10m 0s")
    #expect(duration(3_900, [.hour, .minute], .short) == "1 hr, 5 min")
    #expect(duration(3_900, [.hour, .minute], .brief) == "1hr 5min")
    #expect(duration(400 * 86_400, [.year], .full) == "1 year")
  }

  @Test("a duration is counted in the months of the formatter's calendar")
  func calendar() {
    let formatter = HeadlessFoundation.DateComponentsFormatter()
    formatter.allowedUnits = [.month, .day]
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 30 * 86_400) == "30d")
    var hebrew = Calendar(identifier: .hebrew)
    hebrew.locale = Locale(identifier: "en_US")
    formatter.calendar = hebrew
    #expect(formatter.string(from: 30 * 86_400) == "1mo 1d")
    #expect(formatter.string(from: DateComponents(month: 2)) == "2mo")
  }

  @Test("the days between dates are those of GMT, or of the calendar with a reference date")
  func daylightSaving() {
    let formatter = HeadlessFoundation.DateComponentsFormatter()
    formatter.allowedUnits = [.day, .hour]
    formatter.unitsStyle = .abbreviated
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.calendar?.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    // The night of 29 March 2026 has an hour less in Berlin.
    let noon = Date(timeIntervalSince1970: 1_774_695_600)
    let next = noon.addingTimeInterval(86_400)
    #expect(formatter.string(from: noon, to: next) == "1d")
    formatter.referenceDate = noon
    #expect(formatter.string(from: noon, to: next) == "1d 1h")
    #expect(formatter.string(from: 86_400) == "1d 1h")
  }

  @Test("the number of units can be limited")
  func limitedDurations() {
    let formatter = HeadlessFoundation.DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 30)) == "2 hours")
  }

  @Test("links and telephone numbers are found, and a detector of nothing is an error")
  func detectors() throws {
    typealias Detector = HeadlessFoundation.NSDataDetector
    let links = try Detector(types: 1 << 5)
    func count(_ text: String) -> Int {
      links.numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    }
    #expect(count("see https://a.example/b?c=d, www.swift.org or ann@crew.example") == 3)
    #expect(count("no link. None.") == 0)
    let numbers = try Detector(types: 1 << 11)
    let text = "call +1 (555) 010-0199 now"
    let range = numbers.rangeOfFirstMatch(
      in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(NSString(string: text).substring(with: range) == "+1 (555) 010-0199")
    #expect(throws: (any Error).self) { try Detector(types: 0) }
  }

  @Test("a match of a detector tells its type, its URL or its number, as in Foundation")
  func detectedValues() throws {
    let detector = try HeadlessFoundation.NSDataDetector(types: 1 << 5 | 1 << 11)
    let text = "see www.swift.org, ann@crew.example or https://a.example/b; call +1 555 010-0199"
    let whole = NSRange(location: 0, length: text.utf16.count)
    let matches = detector.matches(in: text, range: whole)
    #expect(matches.map(\.resultType.rawValue) == [1 << 5, 1 << 5, 1 << 5, 1 << 11])
    #expect(
      matches.map { $0.url?.absoluteString ?? $0.phoneNumber } == [
        "http://www.swift.org", "mailto:ann@crew.example", "https://a.example/b", "+1 555 010-0199",
      ])
    #expect(matches.map { $0.url == nil } == [false, false, false, true])
    #expect(matches.map { $0.phoneNumber == nil } == [true, true, true, false])
    #expect(matches.map(\.numberOfRanges) == [1, 1, 1, 1])
    #expect(matches[0].range == NSRange(location: 4, length: 13))
    #expect(matches[0].range(at: 0) == matches[0].range)
    #expect(detector.firstMatch(in: text, range: whole)?.url == matches[0].url)
    #expect(detector.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)
    let plain = try NSRegularExpression(pattern: "s").firstMatch(in: text, range: whole)
    #expect(plain != nil && plain?.url == nil && plain?.phoneNumber == nil)
  }
}
