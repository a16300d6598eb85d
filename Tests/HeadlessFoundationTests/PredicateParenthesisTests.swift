import Foundation
import Testing

@testable import HeadlessFoundation

@Suite("Parentheses in predicates")
struct PredicateParenthesisTests {
  private func test(_ format: String) throws -> Bool {
    var parser = try PredicateParser(format, [])
    return try parser.predicate()(["age": 30, "name": "Ann"] as [String: Any])
  }

  @Test(
    "parentheses hold a condition, before a word as before a symbol, or a value",
    arguments: [
      ("(age == 30) AND name == 'Ann'", true), ("(age == 30) AND name == 'Bob'", false),
      ("(age == 1) OR name == 'Ann'", true), ("(age == 1) or (name == 'Bob')", false),
      ("NOT (age == 1) AND (name == 'Ann')", true), ("NOT ((age == 30) AND age == 30)", false),
      ("(name CONTAINS 'n') AND age > 1", true), ("(age == 1) || (name == 'Ann')", true),
      ("(name) CONTAINS 'nn'", true), ("(name) BEGINSWITH 'B'", false), ("(age) IN {30}", true),
      ("(age) == (30)", true), ("((age)) < 30", false),
    ])
  func meaning(format: String, expected: Bool) throws {
    #expect(try test(format) == expected)
  }

  @Test(
    "a condition in parentheses is no value to compare",
    arguments: ["(age == 30) == 1", "(age == 30) CONTAINS 'a'", "(age == 30) IN {1}"])
  func comparedCondition(format: String) {
    #expect {
      try test(format)
    } throws: { error in
      "\(error)" == "expected )"
    }
  }
}
