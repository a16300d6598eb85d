import Foundation
import Testing

@testable import HeadlessFoundation

private typealias Predicate = HeadlessFoundation.NSPredicate

@Suite("The grammar of predicates")
struct PredicateGrammarTests {
  private func mistake(_ format: String, _ arguments: [Any] = []) -> String? {
    do {
      var parser = try PredicateParser(format, arguments)
      _ = try parser.predicate()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "a format that cannot be read is refused with what was expected",
    arguments: [
      ("a == 1 b", "`b` was not expected"), ("a == 1 'b'", "`\"b\"` was not expected"),
      ("a == 1 2", "`2.0` was not expected"), ("a == 1 %d", "`%d` was not expected"),
      ("a == 1 )", "`)` was not expected"), ("a", "expected a comparison such as == or CONTAINS"),
      ("a b", "expected a comparison such as == or CONTAINS"),
      ("a (", "expected a comparison such as == or CONTAINS"),
      ("a 'b'", "expected a comparison such as == or CONTAINS"),
      ("a ==", "expected a value"), ("", "expected a value"), ("a == )", "`)` is no value"),
      ("a == (1", "expected )"), ("a IN {1 2}", "expected , or }"),
      ("a ==[ 1", "expected [c], [d] or [cd]"), ("a ==[c 'b'", "expected [c], [d] or [cd]"),
      ("a == 'b", "a text does not end"), ("a ~ 1", "`~` was not expected"),
      ("a == %", "expected %@, %K or a number's placeholder"),
      ("a == %y", "expected %@, %K or a number's placeholder"),
      ("a == 1.2.3", "`1.2.3` is no number"),
      ("a == -", "`-` is no number"),
      ("a == %@", "there are more placeholders than arguments"),
    ])
  func mistakes(format: String, message: String) {
    #expect(mistake(format) == message)
  }

  @Test("the argument of %K must be a text")
  func keyPath() {
    #expect(mistake("%K == 1", [3]) == "the argument of %K is no text")
    #expect(mistake("%K == 1", ["a"]) == nil)
  }

  @Test(
    "truth values, nested lists, signs and escaped names are read",
    arguments: [
      ("SELF.on == TRUE", true), ("SELF.on == yes", true), ("SELF.on == FALSE", false),
      ("SELF.on == NO", false), ("SELF.n IN {1, (2), n}", true), ("SELF.n IN {}", false),
      ("n =< 5 AND n => 5", true), ("n <> 5", false), ("n != 4 && (n) == 5", true),
      ("#n == 5", true), ("n == 5.0e0", true), ("n == %5.1f", true), ("(n == 4) || n == 5", true),
      ("NOT NOT n == 5", true), ("ANY n == 5", true), ("ALL missing == 5", true),
      ("ANY missing == 5", false), ("SELF.text.length == 3", true),
      ("SELF.text.self == 'abc'", true),
      (#"text == "abc" or text == 'x'"#, true),
    ])
  func values(format: String, expected: Bool) {
    let object: [String: Any] = ["on": true, "n": 5, "text": "abc"]
    let arguments: [Any] = format.contains("%") ? [5.0] : []
    let test = try? { () throws -> Bool in
      var parser = try PredicateParser(format, arguments)
      return try parser.predicate()(object)
    }()
    #expect(test == expected)
  }

  @Test("values are read in dictionaries of Foundation, arrays and sets of each kind")
  func containers() {
    let people: [[String: Any]] = [["age": 1], ["age": 2], ["name": "x"]]
    for group: Any in [
      people, people as NSArray, NSSet(array: people), NSOrderedSet(array: people),
      Set<AnyHashable>([1, 2, 3]),
    ] {
      #expect(KeyValues.value(of: group, at: "@count") as? Int == 3)
    }
    #expect(KeyValues.value(of: people as NSArray, at: "age") as? [Int] == [1, 2])
    #expect(KeyValues.value(of: ["a": ["b": 3]] as NSDictionary, at: "a.b") as? Int == 3)
    #expect(KeyValues.value(of: ["a": NSNull()] as NSDictionary, at: "a") == nil)
    #expect(KeyValues.value(of: nil, at: "a") == nil)
    #expect(KeyValues.elements(of: "text") == nil)
  }

  @Test("numbers of every type are compared as numbers, texts of every type as texts")
  func kinds() throws {
    let five: [Any] = [
      5, UInt8(5), 5.0, Float(5), Decimal(5), NSNumber(value: 5), NSDecimalNumber(value: 5),
    ]
    #expect(five.allSatisfy { ValueOrder.number($0) == 5 })
    #expect([true, false].map { ValueOrder.number($0) } == [1, 0])
    #expect(ValueOrder.number("5") == nil)
    for value in five {
      #expect(ValueOrder.areEqual(value, 5))
      #expect(ValueOrder.compare(value, 6) == .orderedAscending)
      #expect(ValueOrder.compare(value, 4) == .orderedDescending)
    }
    let id = UUID()
    let url = try #require(URL(string: "crew://a"))
    let texts: [Any] = ["abc", "abc" as NSString, "xabc".dropFirst()]
    #expect(texts.map { ValueOrder.text($0) } == ["abc", "abc", "abc"])
    #expect(ValueOrder.text(id) == id.uuidString && ValueOrder.text(url) == "crew://a")
    #expect(ValueOrder.text(5) == nil && ValueOrder.text(nil) == nil)
    #expect(ValueOrder.compare(nil, nil) == .orderedSame)
    #expect(ValueOrder.compare(nil, 1) == .orderedAscending)
    #expect(ValueOrder.compare(1, nil) == .orderedDescending)
    #expect(ValueOrder.compare("a", 1) == .orderedSame)
    #expect(ValueOrder.compare("A", "a", .caseInsensitive) == .orderedSame)
    #expect(ValueOrder.compare(Date.distantPast, Date.distantFuture) == .orderedAscending)
    #expect(ValueOrder.areEqual(nil, nil) && !ValueOrder.areEqual(nil, 1))
    #expect(!ValueOrder.areEqual("a", "b") && ValueOrder.areEqual("a", "a"))
    let object = NSObject()
    #expect(ValueOrder.areEqual(object, object) && !ValueOrder.areEqual(object, NSObject()))
  }
}
