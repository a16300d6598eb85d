import RehearsalCore
import Testing

@testable import ScriptLanguage

@Suite("Values that props are compared with")
struct PropsExpectationTests {
  @Test(
    "a pattern is the text as it is written, any other value is read as JSON",
    arguments: [
      ("matches 12", Comparison.matches, PropsValue.string("12")),
      (#"matches "1+""#, .matches, .string("1+")), ("matches true", .matches, .string("true")),
      ("== 12", .equal, .int(12)), (#"== "12""#, .equal, .string("12")),
      ("!= true", .notEqual, .bool(true)), ("== Ann", .equal, .string("Ann")),
      ("contains [1]", .contains, .list([.int(1)])),
    ])
  func values(text: String, comparison: Comparison, value: PropsValue) throws {
    let path = try #require(PropsPath(script: "props.id"))
    #expect(
      try parse("expect props.id \(text)")
        == .expect(Expectation(.props(path, comparison, value))))
  }
}
