import Foundation
import HeadlessDevice
import Testing
import VirtualTime

@testable import HeadlessFoundation

private typealias Predicate = HeadlessFoundation.NSPredicate

/// Sources: Foundation's documentation of predicates, detectors and formatters.
@Suite("Conditions, orders and texts of values")
struct ValueOrderTests {
  @Test("a condition of a constant is met by all objects or none, one of a closure by those chosen")
  func constants() {
    #expect([true, false].map { Predicate(value: $0).evaluate(with: nil) } == [true, false])
    #expect(
      [true, false].map { Predicate(value: $0).predicateFormat } == [
        "TRUEPREDICATE", "FALSEPREDICATE",
      ])
    let positive = Predicate { value, variables in (value as? Int ?? 0) > 0 && variables == nil }
    #expect([1, 0].map { positive.evaluate(with: $0) } == [true, false])
    #expect(
      [1, 0].map { positive.evaluate(with: $0, substitutionVariables: ["a": 1]) } == [true, false])
  }

  @Test(
    "values in brackets, escaped marks and values of other kinds are compared",
    arguments: [
      ("SELF == (2)", 2, true), ("self == 2", 2, true), ("Self == 2", 2, true),
      ("SELF == (3)", 2, false), ("SELF BETWEEN 3", 2, false),
      ("SELF BETWEEN {1}", 2, false), ("SELF CONTAINS 'a'", 2, false),
      (#"SELF == 'it\'s'"#, "it's", true), (#"SELF == 'its'"#, "it's", false),
      ("SELF > 'a'", Date.distantPast, false),
      ("SELF >= 'a'", Date.distantPast, true),
    ] as [(String, any Sendable, Bool)])
  func formats(format: String, value: any Sendable, expected: Bool) {
    Device.current = Device()
    #expect(Predicate(format: format).evaluate(with: value) == expected)
    #expect(Device.current.findings.all.isEmpty)
  }

  @Test("an order that a closure compares puts nil first, and can be reversed")
  func comparator() {
    final class Item {
      let size: Int?
      init(_ size: Int?) { self.size = size }
    }
    let order = HeadlessFoundation.NSSortDescriptor(key: "size", ascending: true) { left, right in
      let (left, right) = (left as? Int ?? 0, right as? Int ?? 0)
      return left % 10 < right % 10
        ? .orderedAscending : left % 10 > right % 10 ? .orderedDescending : .orderedSame
    }
    let items = [29, nil, 11, 31].map { Item($0) }
    #expect([order].sorted(items).map(\.size) == [nil, 11, 31, 29])
    let reversed = order.reversedSortDescriptor as? HeadlessFoundation.NSSortDescriptor
    #expect(reversed.map { [$0].sorted(items).map(\.size) } == [29, 11, 31, nil])
    #expect(reversed?.ascending == false)
  }

  @Test("a time from now is told as a difference in the largest unit")
  func relative() {
    Device.current = Device()
    let formatter = HeadlessFoundation.RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: 7_300) == "in 2 hours")
    #expect(formatter.localizedString(fromTimeInterval: -90) == "1 minute ago")
  }

  @Test("links in a text are found one by one and as a list")
  func links() throws {
    // The type of links, whose name swift-corelibs-foundation deprecates.
    let detector = try HeadlessFoundation.NSDataDetector(types: 1 << 5)
    let text = "see https://a.test or http://b.test/c"
    let whole = NSRange(location: 0, length: (text as NSString).length)
    #expect(
      detector.matches(in: text, range: whole).map { (text as NSString).substring(with: $0.range) }
        == ["https://a.test", "http://b.test/c"])
    #expect(detector.firstMatch(in: text, range: whole)?.range == NSRange(location: 4, length: 14))
    #expect(detector.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)
  }
}
