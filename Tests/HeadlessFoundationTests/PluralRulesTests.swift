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
}
