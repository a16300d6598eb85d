/// The lines of a text as ranges of its bytes, which are UTF-8.
struct LineSplitter {
  /// The bytes of the text; in lines with bytes that are not UTF-8, those are replaced by U+FFFD.
  private(set) var bytes: [UInt8]

  /// The range of each line, without its line break.
  private(set) var ranges: [Range<Int>] = []

  /// The first byte that is not UTF-8 in each line that has one, by the line's index.
  private(set) var broken: [Int: SourceText.BrokenByte] = [:]

  /// Creates the lines of a text from their strings.
  init(_ lines: [String]) {
    bytes = []
    for line in lines {
      let start = bytes.count
      bytes += line.utf8
      ranges.append(start..<bytes.count)
    }
  }

  /// Splits bytes at LF and CRLF, and skips a byte order mark at the beginning.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    split()
    let isASCII = bytes.reduce(0, |) < 0x80
    if !isASCII { repair() }
  }

  private mutating func split() {
    let text = LineBytes(bytes, in: bytes.indices)
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while let end = text.withBytes({ $0.firstOffset(of: 0x0A, from: start) }) {
      ranges.append(lineWithoutReturn(start..<end))
      start = end + 1
    }
    let last = lineWithoutReturn(start..<bytes.count)
    if !last.isEmpty { ranges.append(last) }
  }

  private func lineWithoutReturn(_ line: Range<Int>) -> Range<Int> {
    !line.isEmpty && bytes[line.upperBound - 1] == 0x0D ? line.dropLast() : line
  }

  private mutating func repair() {
    var broken: [Int: SourceText.BrokenByte] = [:]
    for (line, range) in ranges.enumerated()
    where String(validating: bytes[range], as: UTF8.self) == nil {
      broken[line] = Self.firstBrokenByte(of: bytes[range])
    }
    guard !broken.isEmpty else { return }
    self = LineSplitter(ranges.map { String(decoding: bytes[$0], as: UTF8.self) })
    self.broken = broken
  }

  private static func firstBrokenByte(of line: ArraySlice<UInt8>) -> SourceText.BrokenByte? {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = line.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error:
        return SourceText.BrokenByte(offset: offset, byte: line[line.startIndex + offset])
      case .emptyInput: return nil
      }
    }
  }
}
