import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

private typealias Session = HeadlessFoundation.URLSession

@Suite("Spies of sessions and formatters of the app")
struct SpySessionTests {
  private final class Spy: Session {
    let answer: String
    init(answer: String) { self.answer = answer }
  }

  @Test("a test's own session needs no configuration")
  func session() {
    Device.current = Device()
    let spy = Spy(answer: "yes")
    #expect(spy.answer == "yes")
    #expect(spy.delegate == nil)
    #expect(Session().delegate == nil)
  }

  private struct Day: Codable, Equatable { let date: Date }

  @Test("dates are decoded and encoded with a formatter that the app adds to its own type")
  func dates() throws {
    Device.current = Device()
    let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
    decoder.dateDecodingStrategy = .formatted(.day)
    encoder.dateEncodingStrategy = .formatted(.day)
    let text = #"{"date":"2026-03-01"}"#
    let day = try decoder.decode(Day.self, from: Data(text.utf8))
    #expect(day.date.timeIntervalSince1970 == 1_772_323_200)
    #expect(try String(bytes: encoder.encode(day), encoding: .utf8) == text)
  }
}

extension PortedDateFormatter {
  fileprivate static var day: PortedDateFormatter {
    let formatter = PortedDateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    return formatter
  }
}
