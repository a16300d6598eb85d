@testable import CrewShared
import Foundation
import HeadlessDevice
import Testing

@Suite("TimeText")
struct TimeTextTests {
  nonisolated struct Place: CustomTestStringConvertible {
    let zone: String
    let locale: String
    var testDescription: String { "\(zone), \(locale)" }
  }

  nonisolated static let places = [
    Place(zone: "UTC", locale: "en_US"), Place(zone: "Europe/Amsterdam", locale: "nl_NL"),
    Place(zone: "America/New_York", locale: "en_GB"), Place(zone: "Asia/Kolkata", locale: "de_DE"),
    Place(zone: "Pacific/Apia", locale: "fr_FR"), Place(zone: "America/St_Johns", locale: "ar_EG"),
  ]

  private func use(_ place: Place) throws -> TimeZone {
    var configuration = Device.Configuration()
    configuration.timeZone = try #require(TimeZone(identifier: place.zone))
    configuration.locale = Locale(identifier: place.locale)
    Device.current = Device(configuration)
    return configuration.timeZone
  }

  @Test("times and days equal those of a calendar and a formatter", arguments: places)
  func agreement(_ place: Place) throws {
    defer { Device.current = Device() }
    let zone = try use(place)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let style = Date.FormatStyle(
      locale: Locale(identifier: place.locale), calendar: calendar, timeZone: zone)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let date = Date(timeIntervalSince1970: .random(in: -2e9...4e9, using: &random))
      let parts = calendar.dateComponents([.hour, .minute], from: date)
      let time = "\(twoDigits(parts.hour)):\(twoDigits(parts.minute))"
      let day = date.formatted(style.day().month(.abbreviated))
      #expect(TimeText.time(of: date) == time, "\(date)")
      #expect(TimeText.dayAndTime(of: date) == "\(day), \(time)", "\(date)")
    }
  }

  @Test("a change of locale or time zone changes the texts")
  func change() throws {
    let date = Date(timeIntervalSince1970: 1_767_656_700)
    let places = [
      Place(zone: "UTC", locale: "en_US"), Place(zone: "UTC", locale: "nl_NL"),
      Place(zone: "Europe/Amsterdam", locale: "nl_NL"),
      Place(zone: "America/New_York", locale: "en_GB"),
    ]
    let texts = try places.map { place in
      defer { Device.current = Device() }
      _ = try use(place)
      return TimeText.dayAndTime(of: date)
    }
    #expect(texts == ["Jan 5, 23:45", "5 jan, 23:45", "6 jan, 00:45", "5 Jan, 18:45"])
  }

  private func twoDigits(_ number: Int?) -> String {
    let text = "\(number ?? 0)"
    return text.count < 2 ? "0" + text : text
  }
}
