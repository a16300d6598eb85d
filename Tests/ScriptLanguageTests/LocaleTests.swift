import Testing

@testable import ScriptLanguage

/// Source: Foundation's documentation of Locale's identifiers.
@Suite("Locales in scripts")
struct LocaleTests {
  private func isRead(_ locale: String) -> Bool {
    load("a.script", in: ["a.script": "given locale \(locale)\n"]).problems.isEmpty
  }

  @Test("a language has two or three small letters; a script and a region may follow")
  func form() {
    let read = ["nl", "gsw", "nl_NL", "nl-NL", "gsw_CH", "es_419", "zh-Hans_CN"]
    #expect(read.filter(isRead) == read)
    let refused = ["n", "dutch", "NL", "nl_", "nl_N", "_NL", "nl_NL_a_b", "nl_N!", "n1_NL"]
    #expect(refused.filter(isRead) == [])
  }
}
