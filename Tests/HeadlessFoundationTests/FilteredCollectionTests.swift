import Foundation
import Testing

@testable import HeadlessFoundation

/// Source: Foundation's documentation of `filtered(using:)` and `filter(using:)`.
@Suite("Collections filtered by a predicate, and timers as keys")
struct FilteredCollectionTests {
  private let predicate = HeadlessFoundation.NSPredicate(format: "SELF CONTAINS[c] %@", "one")

  @Test("arrays, sets and ordered sets keep the elements that fulfil the predicate")
  func filtered() {
    let words = ["One", "Two", "Twenty-One"]
    #expect(NSArray(array: words).filtered(using: predicate) as? [String] == ["One", "Twenty-One"])
    #expect(NSSet(array: words).filtered(using: predicate) == ["One", "Twenty-One"])
    #expect(
      NSOrderedSet(array: words).filtered(using: predicate).array as? [String] == [
        "One", "Twenty-One",
      ])
    let array = NSMutableArray(array: words)
    array.filter(using: predicate)
    #expect(array as? [String] == ["One", "Twenty-One"])
    let set = NSMutableSet(array: words)
    set.filter(using: predicate)
    #expect(set == NSSet(array: ["One", "Twenty-One"]))
    let ordered = NSMutableOrderedSet(array: words)
    ordered.filter(using: predicate)
    #expect(ordered.array as? [String] == ["One", "Twenty-One"])
  }

  @Test("a timer is equal to itself alone")
  func timers() {
    let timers = [HeadlessFoundation.Timer(), HeadlessFoundation.Timer()]
    #expect(timers[0] == timers[0] && timers[0] != timers[1])
    #expect(Set(timers).count == 2)
  }
}
