import HeadlessUIKit
import RehearsalCore
import Testing

@testable import ScriptLanguage

@Suite("Numbers of elements and of items")
struct NumberedElementTests {
  @Test(
    "a word that is a number after a type is the element's number, also from a variable",
    arguments: ["tap cell 2", "tap cell ${n}", "tap cell ${n} containing Ann"])
  func index(line: String) throws {
    let content = line.hasSuffix("Ann") ? "Ann" : nil
    #expect(
      try parse(line, ["n": "2"])
        == .act(.tap(ElementQuery(nil, type: .cell, index: 2, containing: content))))
  }

  @Test("a variable that is no number after a type is the element's text")
  func text() throws {
    #expect(
      try parse("tap cell ${n}", ["n": "two"]) == .act(.tap(ElementQuery("two", type: .cell))))
  }

  @Test("a number in brackets is an item of a list, and the path goes on after it")
  func items() {
    #expect(
      PropsPath(script: "props.rooms[12][0].name")
        == PropsPath([.member("rooms"), .index(12), .index(0), .member("name")]))
    #expect(PropsPath(script: "props[3]") == PropsPath([.index(3)]))
    #expect(PropsPath(script: "props[3") == nil)
    #expect(PropsPath(script: "props[x]") == nil)
    #expect(PropsPath(script: "props[]") == nil)
  }
}
