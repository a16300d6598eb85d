import RehearsalCore
import Testing

@Suite("Paths into values")
struct PropsLookupTests {
  private static let value = PropsValue.object([
    .init("name", .string("Anné")), .init("empty", .list([])), .init("none", .object([])),
    .init(
      "list",
      .list([.int(1), .double(2.5), .null, .bool(true), .object([.init("count", .string("own"))])])),
  ])

  @Test(
    "a path leads through members and indices, and a count counts what it is asked for",
    arguments: [
      ([.member("name")], .string("Anné")), ([.member("list"), .index(0)], .int(1)),
      ([.member("list"), .index(4), .member("count")], .string("own")),
      ([.member("list"), .index(4), .count], .string("own")),
      ([.member("name"), .count], .int(4)), ([.member("list"), .count], .int(5)),
      ([.member("empty"), .count], .int(0)), ([.member("none"), .count], .int(0)),
      ([.count], .int(4)),
    ] as [([PropsPath.Step], PropsValue)])
  func values(steps: [PropsPath.Step], value: PropsValue) throws {
    #expect(try Self.value.value(at: PropsPath([])) == Self.value)
    #expect(try Self.value.value(at: PropsPath(steps)) == value)
    #expect(Self.value[PropsPath(steps)] == value)
  }

  @Test(
    "a path that leads nowhere tells the last value on it",
    arguments: [
      ([.member("age")], "props has no age; it has name, empty, none, list"),
      ([.member("none"), .member("a")], "props.none has no a; it has nothing"),
      ([.member("empty"), .index(0)], "props.empty is empty: there is no [0]"),
      (
        [.member("list"), .index(5), .member("a")],
        "props.list has 5, from [0] to [4]: there is no [5]"
      ),
      ([.member("list"), .index(0), .member("a")], "props.list[0] is a number: it has no a"),
      ([.member("list"), .index(1), .count], "props.list[1] is a number: it has no count"),
      ([.member("list"), .index(2), .index(0)], "props.list[2] is null: it has no [ ]"),
      ([.member("list"), .index(3), .count], "props.list[3] is true: it has no count"),
      ([.member("list"), .member("a")], "props.list is a list: it has no a"),
      ([.member("name"), .index(0)], "props.name is a text: it has no [ ]"),
      ([.index(0)], "props is an object: it has no [ ]"),
    ] as [([PropsPath.Step], String)])
  func problems(steps: [PropsPath.Step], description: String) {
    let error = #expect(throws: PropsPathError.self) {
      try Self.value.value(at: PropsPath(steps))
    }
    #expect(error?.description == description)
    #expect(Self.value[PropsPath(steps)] == nil)
  }
}
