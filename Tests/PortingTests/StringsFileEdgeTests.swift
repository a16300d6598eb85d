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
    #expect(StringsFile.entries(Data(text.utf8)) == entries)
  }

  @Test("a file in UTF-16 is read in both byte orders")
  func wide() {
    let text = "// é\n\"k\" = \"é\"; \"open"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(StringsFile.entries(Data([0xFF, 0xFE] + little)) == ["k": "é"])
    #expect(StringsFile.entries(Data([0xFE, 0xFF] + big)) == ["k": "é"])
  }
}
