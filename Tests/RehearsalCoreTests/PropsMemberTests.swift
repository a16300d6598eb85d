import RehearsalCore
import Testing

@Suite("Members of values")
struct PropsMemberTests {
  @Test("a member is found by its name, whatever its place; other names and values have none")
  func members() {
    let value = PropsValue.members(["kind": .string("tap"), "line": .int(7), "none": .null])
    #expect(
      ["kind", "line", "none", "KIND", ""].map { value[member: $0] } == [
        .string("tap"), .int(7), .null, nil, nil,
      ])
    let others: [PropsValue] = [.null, .string("kind"), .list([value]), .members([:])]
    #expect(others.map { $0[member: "kind"] } == [nil, nil, nil, nil])
  }

  @Test("of two members with one name, the first is found")
  func repeated() {
    #expect(PropsValue.members(["a": .int(1), "a": .int(2)])[member: "a"] == .int(1))
  }

  @Test("a number without a fraction is an integer, and only a text is a text")
  func kinds() {
    let values: [PropsValue] = [
      .int(3), .double(4), .double(4.5), .double(.infinity), .string("5"), .bool(true), .null,
    ]
    #expect(values.map(\.integer) == [3, 4, nil, nil, nil, nil, nil])
    #expect(values.map(\.text) == [nil, nil, nil, nil, "5", nil, nil])
  }
}
