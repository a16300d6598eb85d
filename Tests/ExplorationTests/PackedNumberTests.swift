import Foundation
import Testing

@testable import Exploration

@Suite("Numbers in a snapshot")
struct PackedNumberTests {
  @Test("numbers are one text, and read back", arguments: [[], [0], [1, -1, .max, .min, 256]])
  func text(_ values: [Int32]) throws {
    let data = try JSONEncoder().encode(["list": PackedNumbers(values)])
    let texts = try JSONDecoder().decode([String: String].self, from: data)
    #expect(texts["list"]?.isEmpty == values.isEmpty)
    let read = try JSONDecoder().decode([String: PackedNumbers].self, from: data)
    #expect(read == ["list": PackedNumbers(values)])
  }

  @Test("bytes that are no whole numbers, and what is no text, are errors")
  func broken() {
    for text in [#"["AAA="]"#, "[[1, 2]]", #"["?"]"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([PackedNumbers].self, from: Data(text.utf8))
      }
    }
  }
}
