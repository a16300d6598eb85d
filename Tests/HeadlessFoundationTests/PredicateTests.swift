import Foundation
import Testing

@testable import HeadlessFoundation

private typealias Predicate = HeadlessFoundation.NSPredicate

private final class Person {
  let name: String
  let age: Int
  let nickname: String?
  let friends: [Person]

  init(_ name: String, _ age: Int, nickname: String? = nil, friends: [Person] = []) {
    self.name = name
    self.age = age
    self.nickname = nickname
    self.friends = friends
  }
}

@Suite("Predicates")
struct PredicateTests {
  @Test(
    "a format is a condition on an object's values",
    arguments: [
      ("name == \"Ann\"", true), ("name != 'Ann'", false), ("age > 29 AND age < 31", true),
      ("age = 1 OR age = 30", true), ("NOT age == 30", false), ("!(age == 30)", false),
      ("(age == 1 OR age == 30) && name BEGINSWITH 'A'", true), ("nickname == nil", true),
      ("nickname != NULL", false), ("name CONTAINS[c] 'NN'", true), ("name CONTAINS 'NN'", false),
      ("name ==[cd] 'ÁNN'", true), ("name ENDSWITH 'n'", true), ("name LIKE 'A*'", true),
      ("name MATCHES '[A-Z][a-z]+'", true), ("name MATCHES 'A'", false),
      ("age IN {29, 30}", true), ("age BETWEEN {30, 40}", true), ("age BETWEEN {31, 40}", false),
      ("ANY friends.name == 'Bob'", true), ("ALL friends.age > 40", false),
      ("NONE friends.name == 'Eve'", true), ("friends.@count == 2", true),
      ("TRUEPREDICATE", true), ("FALSEPREDICATE", false), ("SELF.name == 'Ann'", true),
      ("age >= 30.0 and age <= 30", true), ("nickname < 'b'", false), ("'a' < nickname", false),
      ("nickname BEGINSWITH 'A'", false), ("nickname BETWEEN {1, 2}", false),
      ("name.length == 3", true), ("name.count == 4", false),
    ])
  func formats(format: String, expected: Bool) {
    let friends = [Person("Bob", 40), Person("Cid", 41)]
    let person = Person("Ann", 30, friends: friends)
    #expect(Predicate(format: format).evaluate(with: person) == expected, "\(format)")
  }

  @Test(
    "a comparison of texts holds at its place only: the beginning, the end, anywhere, all of it",
    arguments: [
      ("BEGINSWITH", ["Anna": true, "Hanna": false, "anna": false, "": false]),
      ("BEGINSWITH[c]", ["ANNa": true, "Hanna": false]),
      ("ENDSWITH", ["Joann": false, "JoAnn": true, "Anne": false, "Ann Ann": true]),
      ("ENDSWITH[cd]", ["joÁNN": true, "Annie": false]),
      ("CONTAINS", ["HAnnah": true, "Hannah": false]),
      ("LIKE", ["Ann": true, "Anna": false, "HAnn": false]),
      ("MATCHES[c]", ["aNN": true, "Anna": false]),
    ])
  func places(comparison: String, texts: [String: Bool]) {
    let predicate = Predicate(format: "SELF \(comparison) 'Ann'")
    for (text, expected) in texts {
      #expect(predicate.evaluate(with: text) == expected, "\(text) \(comparison)")
    }
  }

  @Test("LIKE takes * for any text and ? for one character, and other characters as they are")
  func wildcards() {
    let predicate = Predicate(format: "SELF LIKE 'a?c*.d'")
    let texts = ["abc.d", "abcde.d", "ac.d", "abc+d", "abbc.d", "xabc.d"]
    #expect(texts.filter { predicate.evaluate(with: $0) } == ["abc.d", "abcde.d"])
  }

  @Test("an empty text is at the beginning, at the end and inside of every text")
  func emptyText() {
    for comparison in ["BEGINSWITH", "ENDSWITH", "CONTAINS"] {
      let predicate = Predicate(format: "SELF \(comparison) ''")
      #expect(["Ann", ""].map { predicate.evaluate(with: $0) } == [true, true], "\(comparison)")
    }
  }

  @Test("a list contains values that are equal, and a value that is no list contains nothing")
  func members() {
    let predicate = Predicate(format: "%K CONTAINS 2", "ages")
    #expect(predicate.evaluate(with: ["ages": [1, 2]]))
    #expect(!predicate.evaluate(with: ["ages": [1, 3]]))
    #expect(!predicate.evaluate(with: ["ages": 2]))
  }

  @Test("a truth value is compared as 1 or 0")
  func truth() {
    let above = Predicate(format: "SELF > 0")
    #expect([true, false].map { above.evaluate(with: $0) } == [true, false])
  }

  @Test("placeholders take arguments in their order: %K a path, the others a value")
  func arguments() {
    let person = Person("Ann", 30)
    #expect(Predicate(format: "%K == %@ AND age == %d", "name", "Ann", 30).evaluate(with: person))
    #expect(
      Predicate(format: "name IN %@ AND age < %ld", ["Bob", "Ann"], 31).evaluate(with: person))
    #expect(Predicate(format: "nickname == %@", nil).evaluate(with: person))
    #expect(Predicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+").evaluate(with: "ann@crew"))
    #expect(
      Predicate(format: "date >= %@", Date(timeIntervalSince1970: 1) as Any)
        .evaluate(with: ["date": Date(timeIntervalSince1970: 2)]))
  }

  @Test("conditions are combined, and a format that cannot be read meets nothing and is a finding")
  func compound() {
    let (young, named) = (Predicate(format: "age < 20"), Predicate(format: "name == 'Ann'"))
    let person = Person("Ann", 30)
    typealias Compound = HeadlessFoundation.NSCompoundPredicate
    #expect(
      !Compound(andPredicateWithSubpredicates: [young, named]).evaluate(with: person))
    #expect(Compound(orPredicateWithSubpredicates: [young, named]).evaluate(with: person))
    #expect(Compound(notPredicateWithSubpredicate: young).evaluate(with: person))
    #expect(!Predicate(format: "name ~ 'Ann'").evaluate(with: person))
  }

  @Test("descriptors order by one value after the other, and nil stands first")
  func sorting() {
    typealias Descriptor = HeadlessFoundation.NSSortDescriptor
    let people = [
      Person("Cid", 30), Person("Bob", 30, nickname: "b"), Person("Ann", 20, nickname: "a"),
    ]
    func names(_ descriptors: [Descriptor]) -> [String] { descriptors.sorted(people).map(\.name) }
    #expect(
      names([Descriptor(key: "age", ascending: false), Descriptor(key: "name", ascending: true)])
        == ["Bob", "Cid", "Ann"])
    #expect(names([Descriptor(key: "nickname", ascending: true)]) == ["Cid", "Ann", "Bob"])
    #expect(names([Descriptor(keyPath: \Person.name, ascending: true)]) == ["Ann", "Bob", "Cid"])
    #expect(names([]) == ["Cid", "Bob", "Ann"])
  }
}
