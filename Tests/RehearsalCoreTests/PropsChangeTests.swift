import Testing

@testable import RehearsalCore

@Suite("Changes of props")
struct PropsChangeTests {
  private func changes(_ old: String, _ new: String) throws -> [String] {
    try PropsValue(json: new).changes(since: PropsValue(json: old)).map(\.description)
  }

  @Test("a changed value is shown with its path, its old and its new value")
  func values() throws {
    #expect(try changes(#"{"a": {"b": 1}}"#, #"{"a": {"b": 2}}"#) == ["a.b: 1 → 2"])
    #expect(try changes(#"{"a": [1, 2]}"#, #"{"a": [1, 3]}"#) == ["a[1]: 2 → 3"])
    #expect(try changes(#"{"a": 1}"#, #"{"a": 1}"#) == [])
    #expect(try changes("1", "2") == ["props: 1 → 2"])
  }

  @Test("new and removed items of a list are shown, not those between which they are")
  func lists() throws {
    #expect(try changes(#"{"a": [1, 3]}"#, #"{"a": [1, 2, 3]}"#) == ["+ a[1]: 2"])
    #expect(try changes(#"{"a": [1, 2, 3]}"#, #"{"a": [1, 3]}"#) == ["- a[1]: 2"])
    #expect(try changes(#"{"a": []}"#, #"{"a": [{"b": 1}]}"#) == ["+ a[0]: {b: 1}"])
  }

  @Test("equal items at both ends of a list are not counted twice")
  func equalItems() throws {
    #expect(try changes(#"{"a": [1, 1, 1]}"#, #"{"a": [1, 1]}"#) == ["- a[2]: 1"])
    #expect(try changes(#"{"a": [1, 1]}"#, #"{"a": [1, 1, 1]}"#) == ["+ a[2]: 1"])
    #expect(
      try changes(#"{"a": [1, 2, 3, 9]}"#, #"{"a": [1, 4, 9]}"#)
        == ["- a[1]: 2", "- a[2]: 3", "+ a[1]: 4"])
  }

  @Test("new and removed members are shown")
  func members() throws {
    #expect(try changes(#"{"a": 1}"#, #"{"b": 2}"#) == ["+ b: 2", "- a: 1"])
  }
}
