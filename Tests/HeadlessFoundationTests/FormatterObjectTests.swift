import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation

private typealias Lengths = HeadlessFoundation.DateComponentsFormatter
private typealias Relative = HeadlessFoundation.RelativeDateTimeFormatter
private typealias Names = HeadlessFoundation.PersonNameComponentsFormatter

/// Source of this suite: Apple's documentation of the formatters.
@Suite("Formatters of any value")
struct FormatterObjectTests {
  private let length = DateComponents(hour: 1, minute: 5)

  @Test("a length of time has the text of its components; another value has none")
  func lengths() throws {
    Device.current = Device()
    let formatter = Lengths()
    formatter.unitsStyle = .full
    let text = try #require(formatter.string(from: length))
    #expect(formatter.string(for: length) == text && formatter.string(for: "1:05") == nil)
    #expect(Lengths.localizedString(from: length, unitsStyle: .full) == text)
    #expect(Lengths.localizedString(from: length, unitsStyle: .positional) != text)
  }

  @Test("a date has the text of its distance from now; another value has none")
  func distances() {
    let device = Device()
    Device.current = device
    let formatter = Relative()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(for: device.date.addingTimeInterval(-300)) == "5 minutes ago")
    #expect(formatter.string(for: -300) == nil)
  }

  @Test("a name is written in the style that is asked for")
  func names() {
    Device.current = Device()
    let name = PersonNameComponents(givenName: "Ann", familyName: "Lee")
    #expect(Names.localizedString(from: name, style: .abbreviated) == "AL")
    #expect(Names.localizedString(from: name, style: .short) == "Ann")
  }
}
