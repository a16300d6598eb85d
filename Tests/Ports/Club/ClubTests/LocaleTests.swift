// swift-format-ignore-file
import XCTest

/// The device's settings under the names that follow them.
final class LocaleTests: XCTestCase {
  func testLocales() {
    let locales = [Locale.current, .autoupdatingCurrent, NSLocale.current, NSLocale.autoupdatingCurrent]
    XCTAssertEqual(locales.map(\.identifier), ["en_US", "en_US", "en_US", "en_US"])
    XCTAssertEqual(Locale.preferredLanguages, ["en-US"])
    XCTAssertEqual(NSLocale.preferredLanguages, ["en-US"])
  }

  func testPrice() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = .autoupdatingCurrent
    XCTAssertEqual(formatter.string(from: 1.5), "$1.50")
  }

  func testTime() {
    let zones = [TimeZone.autoupdatingCurrent, NSTimeZone.local, NSTimeZone.system]
    XCTAssertEqual(zones.map(\.identifier), Array(repeating: TimeZone.current.identifier, count: 3))
    XCTAssertEqual(Calendar.autoupdatingCurrent.timeZone, TimeZone.current)
    XCTAssertEqual(Calendar.autoupdatingCurrent.locale?.identifier, "en_US")
  }
}
