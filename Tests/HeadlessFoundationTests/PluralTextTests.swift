import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import HeadlessFoundation

@Suite("Texts with plural rules")
struct PluralTextTests {
  private static let table = "PluralTextTests"

  /// Runs a body with tables of strings, in the folder of a ported app.
  private func run(_ language: String = "en", _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let shifts = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
      "zero": "no shifts", "one": "one shift", "other": "%arg shifts",
    ]
    let hours = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": ".1f",
      "one": "one hour", "other": "%arg hours",
    ]
    let rules: [String: Any] = [
      "%lf hours": ["NSStringLocalizedFormatKey": "%#@hours@", "hours": hours],
      "%lld shifts": ["NSStringLocalizedFormatKey": "%#@shifts@", "shifts": shifts],
      "%@ has %lld shifts": [
        "NSStringLocalizedFormatKey": "%2$#@shifts@ for %1$@, 100 %%", "shifts": shifts,
      ],
      "%lld shifts, %@": ["NSStringLocalizedFormatKey": "%#@shifts@: %@", "shifts": shifts],
    ]
    let list = try PropertyListSerialization.data(
      fromPropertyList: rules, format: .xml, options: 0)
    try list.write(to: place.appendingPathComponent("\(Self.table).stringsdict"))
    try AppResources.$folder.withValue(folder) { try body() }
  }

  private func text(_ key: PortedLocalizationValue) -> String { key.text(table: Self.table) }

  @Test("the text of a number is its category's, and zero has a text of its own")
  func categories() throws {
    Device.current = Device()
    try run {
      #expect(
        [0, 1, 2, 21].map { text("\($0) shifts") }
          == ["no shifts", "one shift", "2 shifts", "21 shifts"])
    }
  }

  @Test("a number that could have a fraction and has none has its category's text")
  func wholeNumbers() throws {
    Device.current = Device()
    try run {
      #expect([1.0, 2.0].map { text("\($0) hours") } == ["one hour", "2.0 hours"])
      #expect(text("\(1.5) hours") == "1.5 hours")
    }
  }

  @Test("variables take the argument of their position, and other specifiers keep theirs")
  func positions() throws {
    Device.current = Device()
    try run {
      #expect(text("\("Ann") has \(3) shifts") == "3 shifts for Ann, 100 %")
      #expect(text("\("Ann") has \(1) shifts") == "one shift for Ann, 100 %")
      #expect(text("\(1) shifts, \("Ann")") == "one shift: Ann")
    }
  }

  @Test("a key without rules is its own text")
  func plain() throws {
    Device.current = Device()
    try run {
      #expect(text("100 % of \(2) days") == "100 % of 2 days")
      #expect(text("100 %") == "100 %")
    }
  }
}
