@testable import CrewShared
import Foundation
import HeadlessDevice
import Testing

@Suite("The string table")
struct StringTableTests {
  /// The text of every source file of Crew, without the table itself.
  private func sources() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Apps/Crew").standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.path.contains("/Strings/") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test("every localized text of the sources has a Dutch text")
  func complete() throws {
    let pattern = /"((?:[^"\\]|\\.)*)"\.localized/
    let keys = try Set(sources().flatMap { $0.matches(of: pattern).map { String($0.1) } })
    #expect(keys.count > 60)
    #expect(keys.subtracting(StringTable.dutch.texts.keys).sorted() == [])
  }

  @Test("every text of the table is used in the sources, and none is empty")
  func used() throws {
    let source = try sources().joined()
    #expect(StringTable.dutch.texts.keys.filter { !source.contains("\"\($0)\"") }.sorted() == [])
    #expect(StringTable.dutch.texts.values.filter(\.isEmpty) == [])
  }

  @Test("a translation has the placeholder of its English text")
  func placeholders() {
    let broken = StringTable.dutch.texts.filter { $0.contains("%@") != $1.contains("%@") }
    #expect(broken == [:])
  }

  @Test(
    "the device's language chooses the table",
    arguments: [("nl_NL", "Taken"), ("nl_BE", "Taken"), ("en_GB", "Tasks"), ("ja_JP", "Tasks")])
  func language(locale: String, text: String) {
    Device.current = Device()
    defer { Device.current = Device() }
    Device.current.locale = Locale(identifier: locale)
    #expect("Tasks".localized == text)
    #expect("Not in the table".localized == "Not in the table")
  }

  @Test("a value takes the placeholder's place")
  func value() {
    Device.current = Device()
    defer { Device.current = Device() }
    #expect("%@ per hour".localized(with: "€15.50") == "€15.50 per hour")
    Device.current.locale = Locale(identifier: "nl_NL")
    #expect("%@ per hour".localized(with: "€15,50") == "€15,50 per uur")
  }
}
