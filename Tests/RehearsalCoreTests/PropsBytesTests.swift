@testable import RehearsalCore
import Testing

@Suite("Bytes of JSON")
struct PropsBytesTests {
  @Test("bytes that are not UTF-8 are no value, and others are read as JSON")
  func bytes() throws {
    #expect(throws: JSONProblem(description: "these bytes are not UTF-8", offset: 0)) {
      try PropsValue(json: [0x22, 0xFF, 0x22])
    }
    #expect(try PropsValue(json: Array(#"[1, "é"]"#.utf8)) == .list([.int(1), .string("é")]))
  }
}
