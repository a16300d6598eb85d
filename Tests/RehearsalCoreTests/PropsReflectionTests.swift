import Foundation
import RehearsalCore
import Testing

nonisolated private class Animal {
  let name = "Rex"
}

nonisolated private final class Dog: Animal {
  let age = 3
}

nonisolated private final class Empty: Animal {}

nonisolated private final class Chain {
  let next: Chain?

  init(_ next: Chain?) { self.next = next }
}

private struct Nothing: CustomStringConvertible {
  var description: String { "nothing" }
}

private enum Phase {
  case idle, failed(String), moved(from: Int, to: Int), named(place: String)
}

@Suite("Props that are reflected from values")
struct PropsReflectionTests {
  private func text(_ value: Any) -> String { PropsValue(reflecting: value).description }

  @Test("scalars, collections, enums, tuples and objects have the values that JSON would have")
  func kinds() throws {
    let url = try #require(URL(string: "crew://shifts"))
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let values: [(Any, String)] = [
      (true, "true"), (3, "3"), (UInt64.max, "9223372036854775807"), (2.5, "2.5"), ("a", #""a""#),
      (url, #""crew://shifts""#), (id, #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#),
      (Date(timeIntervalSince1970: 0), #""1970-01-01T00:00:00Z""#),
      (Int?.none as Any, "null"), (Int?.some(1) as Any, "1"), ([1, 2], "[1, 2]"), (Set([1]), "[1]"),
      (["b": 1, "c": 2, "a": 3], #"{"a": 3, "b": 1, "c": 2}"#),
      (Phase.idle, #""idle""#), (Phase.failed("x"), #"{"failed": "x"}"#),
      (Phase.moved(from: 1, to: 2), #"{"moved": {"from": 1, "to": 2}}"#),
      ((1, "b"), #"{".0": 1, ".1": "b"}"#), (Nothing(), #""nothing""#),
      (PropsValue.list([.null]), "[null]"),
    ]
    for (value, expected) in values { #expect(text(value) == expected) }
  }

  @Test("an object has the properties of its superclasses, the outermost class's first")
  func superclasses() {
    #expect(text(Dog()) == #"{"name": "Rex", "age": 3}"#)
    #expect(text(Empty()) == #"{"name": "Rex"}"#)
  }

  @Test("a value more than 12 levels deep is an ellipsis")
  func depth() {
    let chain = (0..<15).reduce(nil) { next, _ in Chain(next) }
    let levels = text(chain as Any).components(separatedBy: "next").count - 1
    #expect(levels == 12 && text(chain as Any).contains(#""next": "…""#))
    let lists = (0..<15).reduce(1 as Any) { value, _ in [value] }
    #expect(
      text(lists) == String(repeating: "[", count: 12) + #""…""# + String(repeating: "]", count: 12)
    )
    let tables = (0..<15).reduce(1 as Any) { value, _ in ["a": value] }
    #expect(text(tables).components(separatedBy: #""a""#).count - 1 == 12)
    let phases = (0..<8).reduce("x") { value, _ in value + "y" }
    #expect(text(Phase.failed(phases)) == "{\"failed\": \"\(phases)\"}")
  }
}
