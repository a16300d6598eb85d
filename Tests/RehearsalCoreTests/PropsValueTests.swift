import Foundation
import RehearsalCore
import Testing

@Suite("Values of props")
struct PropsValueTests {
  private static let value = PropsValue.object([
    .init("flag", .bool(true)), .init("list", .list([.int(1), .double(2.5), .null, .list([])])),
    .init("name", .string("Ann")), .init("none", .object([])),
  ])

  @Test("a value is encoded as plain JSON and decoded with its members sorted by name")
  func codable() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(Self.value)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"flag":true,"list":[1,2.5,null,[]],"name":"Ann","none":{}}"#)
    #expect(try JSONDecoder().decode(PropsValue.self, from: data) == Self.value)
    let many = "zyxwvutsrqponmlkjihgfedcba".map { "\"\($0)\": 1" }.joined(separator: ", ")
    let decoded = try JSONDecoder().decode(PropsValue.self, from: Data("{\(many)}".utf8))
    #expect(
      decoded == .object("abcdefghijklmnopqrstuvwxyz".map { .init(String($0), .int(1)) }))
  }

  @Test(
    "each comparison holds between numbers, texts, lists and objects as it says",
    arguments: [
      ("1", "1.0", "== <= >="), ("1", "2", "!= < <="), ("2.5", "2", "!= > >="),
      ("2", "2.5", "!= < <="),
      (#""b""#, #""a""#, "!= > >="), (#""a""#, #""a""#, "== <= >= contains matches"),
      (#""abc""#, #""b""#, "!= > >= contains matches".replacing("> >= ", with: "< <= ")),
      (#""abc""#, #""^b""#, "!= > >="), (#""abc""#, #""[""#, "!= > >="),
      (#""abc""#, #""""#, "!= > >= contains matches"), ("true", "true", "=="), ("true", "1", "!="),
      ("null", "null", "=="), (#""1""#, "1", "!="), ("[1, 2]", "[1, 2.0]", "=="),
      ("[1, 2]", "[2, 1]", "!="), ("[1, 2]", "[1]", "!="), ("[1, 2]", "2", "!= contains"),
      ("[1, 2]", "3", "!="), (#"[{"a": 1, "b": 2}]"#, #"{"a": 1}"#, "!= contains"),
      (#"{"a": 1, "b": 2}"#, #"{"b": 2.0, "a": 1}"#, "== contains"),
      (#"{"a": 1, "b": 2}"#, #"{"a": 1}"#, "!= contains"),
      (#"{"a": 1}"#, #"{"a": 1, "b": 2}"#, "!="), (#"{"a": 1}"#, #"{"b": 1}"#, "!="),
      (#"{"a": 1}"#, #""a""#, "!= contains"), (#"{"a": 1}"#, #""b""#, "!="),
      (#"{"a": [{"x": 1, "y": 2}]}"#, #"{"a": [{"x": 1}]}"#, "!= contains"),
      (#"{"a": {"x": 1, "y": 2}}"#, #"{"a": {"x": 1}}"#, "!= contains"),
      (#"{"a": [1, 2]}"#, #"{"a": [1]}"#, "!="),
    ])
  func comparisons(seen: String, expected: String, names: String) throws {
    let (left, right) = (try PropsValue(json: seen), try PropsValue(json: expected))
    let holding = Comparison.allCases.filter { $0.holds(between: left, and: right) }
    #expect(Set(holding.map(\.rawValue)) == Set(names.split(separator: " ").map(String.init)))
  }

  @Test(
    "numbers and escapes are read as JSON writes them",
    arguments: [
      ("-0", PropsValue.int(0)), ("-12", .int(-12)), ("1.50", .double(1.5)), ("2e3", .double(2000)),
      ("2E+3", .double(2000)), ("25e-1", .double(2.5)),
      ("92233720368547758070", .double(92_233_720_368_547_758_080)),
      (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")), (#""\u00e9""#, .string("é")),
      (#""\uD83D\uDE00""#, .string("😀")),
    ])
  func scalars(json: String, value: PropsValue) throws {
    #expect(try PropsValue(json: json) == value)
  }

  @Test(
    "a number or an escape that is not JSON is an error with its place",
    arguments: [
      ("-", 1, "a digit must follow `-`"), ("1.", 2, "a digit must follow `.`"),
      ("1e", 2, "a digit must follow `e`"), ("1e+", 3, "a digit must follow `e`"),
      ("-01", 1, "a number does not begin with 0"), ("1e999", 0, "the number is too large"),
      (#""\x""#, 1, "JSON has no such escape"), (#""\"#, 1, "an escape ends too early"),
      (#""\u12""#, 1, "four hexadecimal digits must follow \\u"),
      (#""\uD83D""#, 1, "half a surrogate pair"), (#""\uD83Dx""#, 1, "half a surrogate pair"),
      (#""\uD83D\u0041""#, 1, "half a surrogate pair"),
      (#""\uDE00\uDE00""#, 1, "half a surrogate pair"),
      (
        "\"\u{1}\"", 1,
        "a control character in a text must be written as an escape: \\n, \\t …"
      ),
    ])
  func mistakes(json: String, offset: Int, description: String) {
    let problem = #expect(throws: JSONProblem.self) { try PropsValue(json: json) }
    #expect(problem?.offset == offset && problem?.description == description)
  }

  @Test("a value is written on one line or on one for each part, and whole numbers without a point")
  func writing() throws {
    let value = PropsValue.object([
      .init("a\"\\\n\r\t\u{1}\u{1F}é", .list([.int(1), .double(4), .double(0.5), .list([])])),
      .init("none", .object([])), .init("big", .double(1e300)), .init("text", .string("x")),
    ])
    #expect(
      value.description
        == #"{"a\"\\\n\r\t\u0001\u001fé": [1, 4, 0.5, []], "none": {}, "big": 1e+300, "text": "x"}"#
    )
    #expect(
      value.lines == [
        "{", #"  "a\"\\\n\r\t\u0001\u001fé": ["#, "    1,", "    4,", "    0.5,", "    []", "  ],",
        #"  "none": {},"#, #"  "big": 1e+300,"#, #"  "text": "x""#, "}",
      ])
    #expect(PropsValue.null.lines == ["null"] && PropsValue.list([]).lines == ["[]"])
  }
}
