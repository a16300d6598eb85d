import Foundation
import Testing

@testable import HeadlessFoundation

/// An object whose values by name differ from what it stores.
private final class Shift: KeyValueReadable {
  let hours = 8
  let hidden = "stored"
  private let place: String

  init(_ place: String) { self.place = place }

  func rehearsalValue(named name: String) -> Any? {
    switch name {
    case "label": "Bar \(place)"
    case "hours": hours / 2
    case "null": NSNull()
    case "next": Shift(place + place)
    default: nil
    }
  }
}

@Suite("Objects that read their values by name themselves")
struct KeyValueReadableTests {
  private let shift = Shift("two")

  @Test("their answer counts, not what they store, and an unknown name has no value")
  func values() {
    #expect(KeyValues.value(of: shift, at: "label") as? String == "Bar two")
    #expect(KeyValues.value(of: shift, at: "hours") as? Int == 4)
    for name in ["hidden", "null", "count"] {
      #expect(KeyValues.value(of: shift, at: name) == nil, "\(name)")
    }
    #expect(KeyValues.value(of: shift, at: "self") as? Shift === shift)
  }

  @Test("they are asked at each step of a path, in lists and in tables")
  func paths() {
    #expect(KeyValues.value(of: shift, at: "next.next.label") as? String == "Bar twotwotwotwo")
    #expect(
      KeyValues.value(of: [shift, Shift("one")], at: "label") as? [String] == [
        "Bar two", "Bar one",
      ])
    #expect(KeyValues.value(of: ["first": shift], at: "first.label") as? String == "Bar two")
    #expect(KeyValues.value(of: shift, at: "unknown.label") == nil)
  }

  @Test("a predicate compares their answers")
  func predicate() {
    let formats = ["label BEGINSWITH 'Bar'", "hours == 4", "hours == 8", "hidden == 'stored'"]
    let results = formats.map {
      HeadlessFoundation.NSPredicate(format: $0).evaluate(with: shift)
    }
    #expect(results == [true, true, false, false])
  }
}
