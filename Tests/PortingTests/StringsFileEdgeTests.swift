import Foundation
import Testing

@testable import Porting

@Suite("Odd strings files")
struct StringsFileEdgeTests {
  @Test(
    "a file is read up to its first mistake",
    arguments: [
      (#"a = b; c = d"#, ["a": "b", "c": "d"]),
      (#""a" = "b"; "c" "d"; "e" = "f";"#, ["a": "b"]),
      (#""a" = "b"; "c" ="#, ["a": "b"]),
      (#"// only a comment"#, [:]), (#"/* open"#, [:]), ("", [:]),
      (#"/* a */ "k" = "v\\\t\r\"x"; // end"#, ["k": "v\\\t\r\"x"]),
      (#"a.b_c-d$/e:1 = "v";"#, ["a.b_c-d$/e:1": "v"]), (#""k" = "open"#, ["k": "open"]),
    ] as [(String, [String: String])])
  func read(_ text: String, _ entries: [String: String]) {
    #expect(StringsFile(Data(text.utf8)).entries == entries)
  }

  @Test("a file that is a property list in another format has its entries and no mistake")
  func propertyList() throws {
    let entries = ["a": "b", "c": "d"]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let file = StringsFile(
        try PropertyListSerialization.data(fromPropertyList: entries, format: format, options: 0))
      #expect(file.entries == entries && file.mistake == nil)
    }
  }

  @Test("a file in UTF-16 is read in both byte orders")
  func wide() {
    let text = "// é\n\"k\" = \"é\"; \"open"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(StringsFile(Data([0xFF, 0xFE] + little)).entries == ["k": "é"])
    #expect(StringsFile(Data([0xFE, 0xFF] + big)).entries == ["k": "é"])
  }

  @Test(
    "the first mistake is told with its line",
    arguments: [
      (#""a" = "b""#, nil), (#""a" = "b"; /* c */"#, nil),
      ("\"a\" = \"b\"\n\"c\" = \"d\";", #"2: a semicolon after the text of "a""#),
      ("\n\"a\" \"b\";", #"2: = after the key "a""#),
      ("\"a\" =\n;", #"2: a text after the key "a""#),
      ("\"a\" = \"b\";\n\n\"c\" = \"open;\n", "3: a quotation mark at the end"),
      ("\"a\" = \"b\";\n= \"c\";", "2: a key"),
    ] as [(String, String?)])
  func mistakes(_ text: String, _ expected: String?) {
    let mistake = StringsFile(Data(text.utf8)).mistake
    #expect(mistake.map { "\($0.line): \($0.expected)" } == expected)
  }

  @Test("a file that is no text is a mistake of its first line")
  func noText() {
    let file = StringsFile(Data([0x22, 0xFF, 0xC0]))
    #expect(file.mistake == .init(line: 1, expected: "text in UTF-8 or UTF-16"))
  }

  @Test("the report names a file with a mistake, and its other entries are brought")
  func report() throws {
    let folders = try Folders([
      "AppDelegate.swift": appDelegate,
      "en.lproj/Localizable.strings": "\"a\" = \"b\";\n\"c\" \"d\";\n",
    ])
    let report = try folders.port()
    #expect(
      report.notes == [
        .init(
          kind: "strings file", name: "Localizable.strings",
          places: ["\(folders.app.path)/en.lproj/Localizable.strings:2"],
          advice: """
            expected = after the key "c": Xcode refuses the file; what cannot be read is left out
            """)
      ])
    #expect(
      try folders.written("Sources/Hello/Resources/en.lproj/Localizable.strings")
        .contains("<key>a</key>"))
  }
}
