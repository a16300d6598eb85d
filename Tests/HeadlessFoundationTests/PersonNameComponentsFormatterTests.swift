import Foundation
import HeadlessFoundation
import Testing

/// Source: PersonNameComponentsFormatter's documentation.
@Suite("PersonNameComponentsFormatter")
struct PersonNameComponentsFormatterTests {
  private typealias NameFormatter = HeadlessFoundation.PersonNameComponentsFormatter

  private func formatter(_ locale: String, _ style: NameFormatter.Style) -> NameFormatter {
    let formatter = NameFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.style = style
    return formatter
  }

  private var name: PersonNameComponents {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Ann"
    name.middleName = "Mary"
    name.familyName = "Bakker"
    name.nickname = "Annie"
    return name
  }

  @Test("the style decides which parts of a name are in the text, the locale their order")
  func styles() {
    let styles: [NameFormatter.Style] = [.default, .short, .medium, .long, .abbreviated]
    #expect(
      styles.map { formatter("en_US", $0).string(from: name) } == [
        "Ann Bakker", "Annie", "Ann Bakker", "Dr. Ann Mary Bakker", "AB",
      ])
    #expect(
      styles.map { formatter("hu_HU", $0).string(from: name) } == [
        "Bakker Ann", "Annie", "Bakker Ann", "Dr. Bakker Ann Mary", "BA",
      ])
  }

  @Test(
    "a text is read into given, middle and family name",
    arguments: [
      ("en_US", "Ann", ["Ann", nil, nil]), ("en_US", "Ann Bakker", ["Ann", nil, "Bakker"]),
      ("en_US", " Ann Mary Eva  Bakker ", ["Ann", "Mary Eva", "Bakker"]),
      ("ko_KR", "Kim Min", ["Min", nil, "Kim"]),
    ])
  func reading(locale: String, text: String, parts: [String?]) {
    let name = formatter(locale, .default).personNameComponents(from: text)
    #expect([name?.givenName, name?.middleName, name?.familyName] == parts)
  }

  @Test("a blank text is no name, and another object has no text")
  func none() {
    #expect(formatter("en_US", .default).personNameComponents(from: " ") == nil)
    #expect(formatter("en_US", .default).string(for: "Ann") == nil)
  }
}
