import RehearsalCore
import Testing

@Suite("JSON")
struct JSONTests {
  @Test(
    "white space before and after every value, name and punctuation mark is ignored",
    arguments: [
      "{\"a\": 1, \"b\": [2, 3]}",
      "{\"a\":1,\"b\":[2,3]}",
      " { \"a\" : 1 , \"b\" : [ 2 , 3 ] } ",
      "\n{\n\"a\"\n:\n1\n,\n\"b\"\n:\n[\n2\n,\n3\n]\n}\n",
      "\t\r\n{\t\r\n\"a\"\t\r\n:\t\r\n1\t\r\n,\t\r\n\"b\"\t\r\n:\t\r\n[\t\r\n2,3\t\r\n]\t\r\n}\t\r\n",
    ])
  func whiteSpace(json: String) throws {
    let value = PropsValue.object([
      .init("a", .int(1)), .init("b", .list([.int(2), .int(3)])),
    ])
    #expect(try PropsValue(json: json) == value)
  }

  @Test("an empty object or list may contain white space")
  func empty() throws {
    #expect(try PropsValue(json: "{ }") == .object([]))
    #expect(try PropsValue(json: "[\n]") == .list([]))
  }

  @Test("of two members with one name the last value counts, at the first one's place")
  func repeatedName() throws {
    let value = try PropsValue(json: #"{"a": 1, "b": 2, "a": 3}"#)
    #expect(value == .object([.init("a", .int(3)), .init("b", .int(2))]))
  }

  @Test(
    "invalid JSON is an error with its place in bytes",
    arguments: [
      ("", 0, "a value is missing"),
      ("1 2", 2, "nothing may follow the value"),
      ("{\"a\" 1}", 5, "`:` must follow a name"),
      ("{a: 1}", 1, "a name in quotes must stand here"),
      ("[1 2]", 3, "`,` or `]` must follow a value"),
      ("{\"a\": 1 \"b\": 2}", 8, "`,` or `}` must follow a member"),
      ("01", 0, "a number does not begin with 0"),
      ("\"é", 0, "the text that begins here has no closing quote"),
      (
        "\u{A0}1", 0,
        "a value must stand here: an object, a list, a text, a number, true, false, null"
      ),
    ])
  func invalid(json: String, offset: Int, description: String) {
    let problem = #expect(throws: JSONProblem.self) { try PropsValue(json: json) }
    #expect(problem?.offset == offset)
    #expect(problem?.description == description)
  }

  @Test("500 nested lists are read, and 501 are an error")
  func nesting() throws {
    let lists = { (count: Int) in
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    _ = try PropsValue(json: lists(500))
    #expect(throws: JSONProblem.self) { try PropsValue(json: lists(501)) }
  }

  @Test("a quoted text escapes quotes, backslashes and control characters, with four digits")
  func quoted() {
    #expect("a\"b\\c\n\r\t".jsonQuoted == #""a\"b\\c\n\r\t""#)
    #expect("\u{1}\u{1B}\u{1F} é".jsonQuoted == #""\u0001\u001b\u001f é""#)
  }

  @Test("a value is written on one line, with its members in order and no white space")
  func written() {
    let value = PropsValue.members([
      "none": .null, "yes": .bool(true), "no": .bool(false), "count": .int(-2),
      "share": .double(0.5), "endless": .double(.infinity), "name": .string("a \"b\""),
      "list": .list([.int(1), .list([]), .members([:])]),
    ])
    #expect(
      value.jsonText
        == #"{"none":null,"yes":true,"no":false,"count":-2,"share":0.5,"endless":null,"#
        + #""name":"a \"b\"","list":[1,[],{}]}"#)
  }
}
