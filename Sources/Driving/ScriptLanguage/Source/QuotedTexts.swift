/// The quoted texts of a line without escapes and variables, and a hash of the bytes around them.
nonisolated struct QuotedTexts {
  /// The line that was read last.
  private(set) var line = LineBytes([], in: 0..<0)

  /// The bytes of the texts, without their quotes; none for a line with another quoted text.
  private(set) var ranges: [Range<Int>] = []

  /// The hash of the bytes around the texts; the same for all lines without such texts.
  private(set) var hash: UInt64 = 0

  /// Reads the texts of a line, and keeps the memory of the texts of the line before.
  mutating func read(_ line: LineBytes) {
    self.line = line
    forget()
    line.withBytes { bytes in
      var start = 0
      while let quote = bytes.firstOffset(of: UInt8(ascii: "\""), from: start) {
        let end = bytes.endOfPlainText(from: quote + 1)
        guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return forget() }
        ranges.append(quote + 1..<end)
        hash = bytes.quickHash(of: start..<quote, after: hash)
        start = end + 1
      }
      if !ranges.isEmpty { hash = bytes.quickHash(of: start..<bytes.count, after: hash) }
    }
  }

  private mutating func forget() {
    ranges.empty()
    hash = 0
  }

  /// Returns whether the line has texts, and another line the same bytes around its texts.
  func areSurrounded(as other: LineBytes, around otherRanges: [Range<Int>]) -> Bool {
    guard !ranges.isEmpty, ranges.count == otherRanges.count else { return false }
    return line.withBytes { bytes in
      other.withBytes { others in
        var start = 0
        var otherStart = 0
        for index in 0..<ranges.count {
          guard
            bytes.isEqual(
              start..<ranges[index].lowerBound, others, otherStart..<otherRanges[index].lowerBound)
          else { return false }
          start = ranges[index].upperBound
          otherStart = otherRanges[index].upperBound
        }
        return bytes.isEqual(start..<bytes.count, others, otherStart..<others.count)
      }
    }
  }
}
