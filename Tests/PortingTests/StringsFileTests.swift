import Foundation
import Testing

@testable import Porting

@Suite("Strings files")
struct StringsFileTests {
  @Test("comments, escapes and words without quotes are read")
  func entries() {
    let text = """
      /* A comment = "x"; */
      "greeting" = "Hello, \\"Ann\\"\\n";
      // Another
      plain = "\\U00e9";
      """
    #expect(
      StringsFile(Data(text.utf8)).entries == ["greeting": "Hello, \"Ann\"\n", "plain": "é"])
  }

  @Test("a catalog gives a table for each language; the key is the source's text")
  func catalog() throws {
    let json = """
      {"sourceLanguage": "en", "strings": {"Save": {"localizations": {
        "nl": {"stringUnit": {"state": "translated", "value": "Bewaar"}}}}}}
      """
    let languages = try StringsCatalog(Data(json.utf8)).languages
    #expect(languages.mapValues(\.texts) == ["en": ["Save": "Save"], "nl": ["Save": "Bewaar"]])
  }

  @Test("plural variations of a catalog become a table of plural rules")
  func plurals() throws {
    let json = """
      {"sourceLanguage": "en", "strings": {"%lld books": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld book"}},
          "other": {"stringUnit": {"value": "%lld books"}}}}},
        "nl": {"stringUnit": {"value": "%#@count@ hier"}, "substitutions": {"count": {
          "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg boek"}},
            "other": {"stringUnit": {"value": "%arg boeken"}}}}}}}}}}}
      """
    let languages = try StringsCatalog(Data(json.utf8)).languages
    #expect(languages["en"]?.formats == ["%lld books": "%#@value@"])
    #expect(
      languages["en"]?.plurals == [
        "%lld books": [
          "value": .init(type: "lld", texts: ["one": "%lld book", "other": "%lld books"])
        ]
      ])
    #expect(languages["nl"]?.formats == ["%lld books": "%#@count@ hier"])
    let dutch = languages["nl"]?.stringsdict["%lld books"] as? [String: Any]
    #expect(
      dutch?["count"] as? [String: String] == [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
        "one": "%arg boek", "other": "%arg boeken",
      ])
  }
}

@Suite("Patterns of paths")
struct GlobTests {
  @Test(
    "a pattern matches a path or a folder that it is in",
    arguments: [
      ("Legacy", "Legacy/A.swift", true), ("*.swift", "A.swift", true),
      ("*.swift", "Legacy/A.swift", false), ("**/A.swift", "Legacy/Old/A.swift", true),
      ("Leg?cy/*", "Legacy/A.swift", true), ("Other", "Legacy/A.swift", false),
    ])
  func matches(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(path) == expected)
  }
}
