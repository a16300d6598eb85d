/// The UTF-8 bytes of a line, as a view of its text's bytes.
nonisolated struct LineBytes: RandomAccessCollection {
  private let text: [UInt8]
  private let start: Int

  /// The number of bytes of the line.
  let endIndex: Int

  /// The offset of the line's first byte.
  var startIndex: Int { 0 }

  /// Creates the view of a range of a text's bytes.
  init(_ text: [UInt8], in range: Range<Int>) {
    self.text = text
    start = range.lowerBound
    endIndex = range.count
  }

  /// Creates the bytes of a text.
  init(_ text: String) {
    self.init(Array(text.utf8), in: 0..<text.utf8.count)
  }

  /// The byte at an offset from the line's beginning.
  subscript(offset: Int) -> UInt8 { text[start + offset] }

  /// The text of the line.
  var string: String { string(0..<count) }

  /// Returns the text of some of the bytes.
  func string(_ range: Range<Int>) -> String {
    String(decoding: text[start + range.lowerBound..<start + range.upperBound], as: UTF8.self)
  }

  /// Calls a closure with the bytes in memory, which are read faster in a loop.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    text.withUnsafeBufferPointer { text in
      body(UnsafeBufferPointer(rebasing: text[start..<start + endIndex]))
    }
  }
}

nonisolated extension LineBytes: Equatable {
  /// Returns whether two lines have the same bytes.
  static func == (left: LineBytes, right: LineBytes) -> Bool {
    left.isEqual(left.indices, right, right.indices)
  }

  /// Returns whether some of the bytes are those of a part of another line.
  func isEqual(_ range: Range<Int>, _ other: LineBytes, _ otherRange: Range<Int>) -> Bool {
    withBytes { bytes in
      other.withBytes { bytes.isEqual(range, $0, otherRange) }
    }
  }

  /// Returns whether some of the bytes are those of a word, which is ASCII.
  func isEqual(_ range: Range<Int>, _ word: String) -> Bool {
    guard range.count == word.utf8.count else { return false }
    return withBytes { bytes in
      var offset = range.lowerBound
      for byte in word.utf8 {
        guard bytes[offset] == byte else { return false }
        offset += 1
      }
      return true
    }
  }

  /// A hash of the bytes, which is the same in each process.
  var quickHash: UInt64 {
    withBytes { $0.quickHash(of: $0.indices, after: 0) }
  }
}
