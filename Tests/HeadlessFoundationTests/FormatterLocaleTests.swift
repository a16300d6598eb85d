import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

@Suite("The locale of new formatters")
struct FormatterLocaleTests {
  /// A device in Tokyo whose person reads Dutch.
  private func dutchDevice() throws -> Device {
    let device = Device()
    device.locale = Locale(identifier: "nl_NL")
    device.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    return device
  }

  @Test("a new formatter of dates has the device's locale and time zone")
  func dates() throws {
    Device.current = try dutchDevice()
    let formatter = PortedDateFormatter()
    #expect(formatter.locale == Locale(identifier: "nl_NL"))
    #expect(formatter.timeZone.identifier == "Asia/Tokyo")
    let start = Date(timeIntervalSince1970: 0)
    #expect(
      PortedDateFormatter.localizedString(from: start, dateStyle: .long, timeStyle: .none)
        == "1 januari 1970")
    #expect(
      PortedDateFormatter.localizedString(from: start, dateStyle: .none, timeStyle: .short)
        == "09:00")
  }

  @Test("a new formatter of numbers has the device's locale")
  func numbers() throws {
    Device.current = try dutchDevice()
    let formatter = PortedNumberFormatter()
    formatter.numberStyle = .decimal
    #expect(formatter.locale == Locale(identifier: "nl_NL"))
    #expect(formatter.string(from: 1234.5) == "1.234,5")
    #expect(PortedNumberFormatter.localizedString(from: 1234.5, number: .decimal) == "1.234,5")
  }

  @Test("new formatters of names, lists, measurements and relative dates have the device's locale")
  func others() throws {
    Device.current = try dutchDevice()
    let locales = [
      HeadlessFoundation.PersonNameComponentsFormatter().locale,
      HeadlessFoundation.ListFormatter().locale,
      HeadlessFoundation.MeasurementFormatter().locale,
      HeadlessFoundation.MeasurementFormatter().numberFormatter.locale,
      HeadlessFoundation.RelativeDateTimeFormatter().locale,
      HeadlessFoundation.DateComponentsFormatter().calendar?.locale,
    ]
    #expect(locales.map { $0?.identifier } == Array(repeating: "nl_NL", count: 6))
  }
}
