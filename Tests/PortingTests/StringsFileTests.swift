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
      StringsFile.entries(Data(text.utf8)) == ["greeting": "Hello, \"Ann\"\n", "plain": "é"])
  }

  @Test("a catalog gives a table for each language; the key is the source's text")
  func catalog() throws {
    let json = """
      {"sourceLanguage": "en", "strings": {"Save": {"localizations": {
        "nl": {"stringUnit": {"state": "translated", "value": "Bewaar"}}}}}}
      """
    let languages = try StringsCatalog.languages(Data(json.utf8))
    #expect(languages.map(\.0) == ["en", "nl"])
    #expect(languages.map(\.1) == [["Save": "Save"], ["Save": "Bewaar"]])
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
