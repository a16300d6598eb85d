import Testing

@testable import HeadlessFoundation

@Suite("Plural rules")
struct PluralRulesTests {
  @Test(
    "a number has the category of its language",
    arguments: [
      ("en", [0: "other", 1: "one", 2: "other", 11: "other", 21: "other"]),
      ("fr", [0: "one", 1: "one", 2: "other"]),
      ("ja", [1: "other"]),
      ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 12: "many", 21: "one", 24: "few"]),
      ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 21: "many", 22: "few"]),
      ("cs", [1: "one", 4: "few", 5: "other"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other", 103: "few"]),
      ("lv", [0: "zero", 1: "one", 2: "other", 11: "zero", 21: "one"]),
      ("sl", [1: "one", 2: "two", 3: "few", 5: "other", 101: "one"]),
      ("ga", [1: "one", 2: "two", 3: "few", 7: "many", 11: "other"]),
      ("xx", [-1: "one"]),
    ])
  func categories(language: String, expected: [Int: String]) {
    for (number, category) in expected.sorted(by: { $0.key < $1.key }) {
      #expect(
        PluralRules.category(of: number, language: language) == category, "\(language) \(number)")
    }
  }

  /// The numbers from 0 to 24 and around 100, as they are given to each language below.
  private static let numbers =
    Array(0...24) + [25, 99, 100, 101, 102, 103, 105, 111, 112, 119, 121]

  /// The category of each number by its first letter, with `z` for zero, `w` for two and `t` for other.
  private static let letters: [String: Character] = [
    "zero": "z", "one": "o", "two": "w", "few": "f", "many": "m", "other": "t",
  ]

  @Test(
    "the numbers to 24 and around 100 have the categories of CLDR",
    arguments: [
      (["en", "de", "nl", "es"], "totttttttttttttttttttttttttttttttttt"),
      (
        ["ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my"],
        "tttttttttttttttttttttttttttttttttttt"
      ),
      (["fr", "pt", "hy", "fa", "hi", "bn", "zu"], "ootttttttttttttttttttttttttttttttttt"),
      (["ru", "uk", "be", "sr", "hr", "bs"], "mofffmmmmmmmmmmmmmmmmofffmmmoffmmmmo"),
      (["pl"], "mofffmmmmmmmmmmmmmmmmmfffmmmmffmmmmm"),
      (["cs", "sk"], "tofffttttttttttttttttttttttttttttttt"),
      (["lt"], "tofffffffftttttttttttoffffftofffttto"),
      (["lv"], "zottttttttzzzzzzzzzzzotttttzotttzzzo"),
      (["ro"], "foffffffffffffffffffttttttttffffffft"),
      (["sl"], "towfftttttttttttttttttttttttowfttttt"),
      (["ar"], "zowffffffffmmmmmmmmmmmmmmmmtttffmmmm"),
      (["he"], "towttttttttttttttttttttttttttttttttt"),
      (["ga"], "towffffmmmmttttttttttttttttttttttttt"),
    ])
  func tables(languages: [String], expected: String) {
    for language in languages {
      let found = Self.numbers.map { number in
        Self.letters[PluralRules.category(of: number, language: language)] ?? "?"
      }
      #expect(String(found) == expected, "\(language)")
    }
  }
}
