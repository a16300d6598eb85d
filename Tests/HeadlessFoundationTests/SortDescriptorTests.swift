import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessFoundation

private typealias Order = HeadlessFoundation.NSSortDescriptor

@Suite("Orders of objects")
struct SortDescriptorTests {
  private final class Person: KeyValueReadable {
    let name: String?
    let age: Int

    init(name: String?, age: Int) { (self.name, self.age) = (name, age) }

    func rehearsalValue(named name: String) -> Any? { name == "name" ? self.name : age }
  }

  private let people = [
    Person(name: "bob", age: 30), Person(name: "Ann", age: 30), Person(name: nil, age: 20),
    Person(name: "Bob", age: 10),
  ]

  private func names(_ orders: Order...) -> [String] {
    orders.sorted(people).map { "\($0.name ?? "none") \($0.age)" }
  }

  @Test("objects are ordered by a key, and those that are equal keep their places")
  func keys() {
    #expect(
      names(Order(key: "age", ascending: true)) == ["Bob 10", "none 20", "bob 30", "Ann 30"])
    #expect(
      names(Order(key: "age", ascending: false)) == ["bob 30", "Ann 30", "none 20", "Bob 10"])
    #expect(
      names(Order(key: "age", ascending: false), Order(key: "name", ascending: true))
        == ["Ann 30", "bob 30", "none 20", "Bob 10"])
  }

  @Test("a selector that is insensitive ignores case, another does not")
  func selectors() {
    let insensitive = Selector("caseInsensitiveCompare:")
    #expect(
      names(Order(key: "name", ascending: true, selector: insensitive))
        == ["none 20", "Ann 30", "bob 30", "Bob 10"])
    #expect(
      names(Order(key: "name", ascending: true, selector: Selector("localizedStandardCompare:")))
        == ["none 20", "Ann 30", "bob 30", "Bob 10"])
    #expect(
      names(Order(key: "name", ascending: true, selector: Selector("compare:")))
        == ["none 20", "Ann 30", "Bob 10", "bob 30"])
    #expect(
      names(Order(key: "name", ascending: true, selector: nil))
        == ["none 20", "Ann 30", "Bob 10", "bob 30"])
  }

  @Test("a comparator orders values, and objects without a value come first")
  func comparators() {
    let byLength = Order(key: "name", ascending: true) { left, right in
      let (left, right) = ((left as? String) ?? "", (right as? String) ?? "")
      return left.lowercased() == right.lowercased()
        ? .orderedSame : left > right ? .orderedAscending : .orderedDescending
    }
    #expect(names(byLength) == ["none 20", "bob 30", "Bob 10", "Ann 30"])
    let reversed = byLength.reversedSortDescriptor as? Order
    #expect(
      reversed.map { names($0) } == ["Ann 30", "bob 30", "Bob 10", "none 20"]
        && reversed?.ascending == false)
    let properties = Order(keyPath: \Person.age, ascending: false)
    #expect(names(properties) == ["bob 30", "Ann 30", "none 20", "Bob 10"])
  }
}
