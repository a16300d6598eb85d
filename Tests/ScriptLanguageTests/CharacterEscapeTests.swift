import RehearsalCore
import Testing

@testable import ScriptLanguage

@Suite("Escapes of characters")
struct CharacterEscapeTests {
  private func work(_ line: String) -> Step.Work? {
    load("a.script", in: ["a.script": line + "\n"]).scenes.first?.steps.first?.work
  }

  @Test("a character's number is the character, also with leading zeros up to nine digits")
  func numbers() {
    let plain = work("tap \"A😀\"")
    #expect(plain != nil)
    for number in ["41", "041", "00000041", "000000041"] {
      #expect(work("tap \"\\u{\(number)}\\u{1F600}\"") == plain, "\(number)")
    }
  }

  @Test(
    "no digits, ten digits, no hexadecimal digits and no end are no character",
    arguments: ["", "0000000041", "4G"])
  func mistakes(number: String) {
    let document = load("a.script", in: ["a.script": "tap \"\\u{\(number)}\"\n"])
    #expect(document.problems.map(\.title) == ["this escape is not a character"])
  }

  @Test("quotation marks, backslashes, line feeds and tabs are escaped by one letter")
  func letters() {
    #expect(work(#"tap "a\"b\\c\nd\te""#) == work(#"tap "a\u{22}b\u{5C}c\u{A}d\u{9}e""#))
    #expect(work(#"tap "a\nb""#) != work(#"tap "a\tb""#))
  }
}
