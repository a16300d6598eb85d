import Testing

@testable import ScriptLanguage

@Suite("The bytes of a line")
struct LineBytesTests {
  private let digits = "0123456789abcdefghij"

  @Test("equal those of another place, and no others of their length", arguments: 0...20)
  func equality(count: Int) {
    let line = LineBytes("…" + digits)
    let text = String(digits.prefix(count))
    #expect(line.isEqual(3..<3 + count, LineBytes(text), 0..<count))
    #expect(line.isEqual(3..<3 + count, text))
    #expect(LineBytes(text).quickHash == LineBytes(String(line.string(3..<3 + count))).quickHash)
    for offset in 0..<count {
      var bytes = Array(text.utf8)
      bytes[offset] = UInt8(ascii: "-")
      let other = String(decoding: bytes, as: UTF8.self)
      #expect(!line.isEqual(3..<3 + count, LineBytes(other), 0..<count))
      #expect(!line.isEqual(3..<3 + count, other))
      #expect(LineBytes(text).quickHash != LineBytes(other).quickHash)
    }
    #expect(!line.isEqual(3..<3 + count, digits + "k"))
  }

  @Test("are found from an offset on, also at the end")
  func offsets() {
    let line = LineBytes("a=b=")
    let places = (0...4).map { start in
      line.withBytes { $0.firstOffset(of: UInt8(ascii: "="), from: start) }
    }
    #expect(places == [1, 1, 3, 3, nil])
    #expect(LineBytes("").withBytes { $0.firstOffset(of: 0x0A, from: 0) } == nil)
  }

  @Test("a word is found among others with its first eight bytes")
  func words() {
    let table = WordTable([
      ("activityIndicator", 1), ("activityIndicators", 2), ("activityIndicatoR", 3),
    ])
    let words = [
      "activityIndicator", "activityIndicators", "activityIndicatoR", "activityIndicat0r",
      "activity", "",
    ]
    #expect(words.map { table[$0] } == [1, 2, 3, nil, nil, nil])
  }
}
