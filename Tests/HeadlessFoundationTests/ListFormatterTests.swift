import Foundation
import HeadlessFoundation
import Testing

/// Source: ListFormatter's documentation and Unicode's list patterns.
@Suite("ListFormatter")
struct ListFormatterTests {
  @Test(
    "items are joined as the locale's language joins them",
    arguments: [
      ("en_US", "bread, milk, and eggs"), ("de_DE", "bread, milk und eggs"),
    ])
  func locales(locale: String, text: String) {
    let formatter = HeadlessFoundation.ListFormatter()
    formatter.locale = Locale(identifier: locale)
    #expect(formatter.string(from: ["bread", "milk", "eggs"]) == text)
    #expect(formatter.string(for: ["bread", "milk", "eggs"]) == text)
  }

  @Test("no items have no text, and another object than an array neither")
  func none() {
    let formatter = HeadlessFoundation.ListFormatter()
    #expect(formatter.string(from: []) == nil)
    #expect(formatter.string(for: "bread") == nil)
  }

  @Test("each item is formatted by the formatter of items")
  func itemFormatter() {
    let formatter = HeadlessFoundation.ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let numbers = NumberFormatter()
    numbers.locale = formatter.locale
    numbers.numberStyle = .spellOut
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "one and two")
  }
}
