import Testing

@testable import HeadlessXCTest

@MainActor
@Suite("Formats of predicates")
struct PredicateParserTests {
  private func holds(_ format: String, _ arguments: [Any] = []) throws -> Bool {
    let values: [String: PredicateValue] = [
      "name": .text("Émile"), "age": .number(41), "ratio": .number(2.5), "isOpen": .bool(true),
      "tags": .list([.text("a"), .number(3)]),
    ]
    return try PredicateParser.parse(format, arguments).holds { key in
      key.map { values[$0] } ?? .text("itself")
    }
  }

  @Test(
    "a comparison holds",
    arguments: [
      "age < 42", "age <= 41", "age =< 41", "age > 40", "age >= 41", "age => 41", "age <> 40",
      "age BETWEEN {41, 50}", "age BETWEEN {30, 41}", "name < 'Öz'", "name <= 'Émile'",
      "name >= 'Émile'", "name ==[d] 'Emile'", "name ==[cd] 'EMILE'", "name !=[c] 'Emile'",
      "name BEGINSWITH[cd] 'e'", "name ENDSWITH 'le'", "name LIKE '*m?le'", "name MATCHES '.m.+'",
      "name CONTAINS ''", "tags CONTAINS 'a'", "tags CONTAINS 3", "'a' IN tags", "age == '41'",
      "isOpen == 1", "ratio == '2.5'", "'5' IN '2.5'", "ratio CONTAINS '.5'", "age CONTAINS '1'",
      "nothing == nil", "name != NULL", "SELF == 'itself'", "(age == 1 OR age == 41)",
      "NOT age == 1 && !(isOpen == NO)", "age == 1 || age == 41", "'a\\tb' == 'a\\tb'",
      "name == \"Émile\"", "isOpen CONTAINS '1'", "age IN {1, 41}", "age IN (41)",
    ])
  func holding(_ format: String) throws {
    #expect(try holds(format))
  }

  @Test(
    "a comparison does not hold",
    arguments: [
      "age < 41", "age <= 40", "age > 41", "age >= 42", "age != 41", "age BETWEEN {42, 50}",
      "age BETWEEN {30, 40}", "age BETWEEN {30}", "age BETWEEN 41", "name < 'Emile'",
      "name > 'Öz'", "name == 'Emile'", "name ==[c] 'EMILE'", "name ==[d] 'EMILE'",
      "name BEGINSWITH 'm'", "name ENDSWITH 'm'", "name LIKE 'm?le'", "name MATCHES 'm'",
      "name MATCHES '['", "tags CONTAINS 'b'", "'b' IN tags", "nothing < 3", "nothing > 3",
      "nothing BEGINSWITH 'a'", "name == nil", "nil == name", "'1' == YES",
      "age == 41 AND age == 1",
      "NOT age == 41", "TRUEPREDICATE && FALSEPREDICATE", "name < 3", "name <= 3", "name > 3",
      "name >= 3", "nothing <= 3", "nothing >= 3", "name BETWEEN {1, 50}", "age BETWEEN {1, 'b'}",
      "age BETWEEN {1, 50, 60}", "nothing ENDSWITH 'a'", "nothing LIKE '*'", "nothing MATCHES '.*'",
    ])
  func failing(_ format: String) throws {
    #expect(try !holds(format))
  }

  @Test("arguments stand for keys and values")
  func arguments() throws {
    #expect(try holds("%K == %d AND %K IN %@", ["age", 41, "name", ["Émile", "Ann"]]))
    #expect(try !holds("%K == %@", ["age", "42"]))
  }

  @Test(
    "a format that cannot be read is described",
    arguments: [
      ("name == 'a", "a text is not closed, or a character has no meaning"),
      ("name", "expected a comparison such as == or CONTAINS, not the end"),
      ("name == 'a' 3", "expected the end, not number(3.0)"),
      ("(name == 'a'", "expected `)`, not the end"),
      ("name ==[3] 'a'", "expected options such as [cd], not sign(\"]\")"),
      ("name == ", "expected a key or a value, not the end"),
      ("name == ]", "expected a key or a value, not sign(\"]\")"),
      ("name IN {a}", "a list contains values only"),
      ("%K == 1", "%K needs a text as its argument"),
      ("name == %@", "there are fewer arguments than % in the format"),
    ])
  func problems(_ format: String, _ message: String) {
    let problem = #expect(throws: PredicateProblem.self) { try holds(format) }
    #expect(problem?.message == message)
  }

  @Test("an argument that predicates cannot compare is named by its type")
  func argumentType() {
    let problem = #expect(throws: PredicateProblem.self) { try holds("name == %@", [self]) }
    #expect(problem?.message == "an argument of type PredicateParserTests has no value")
  }
}
