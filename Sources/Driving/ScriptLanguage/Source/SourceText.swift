/// The lines of a script, with the name that messages show.
public struct SourceText: Equatable {
  /// The name that messages show: the path as it was given, or `(prompt)`.
  public let name: String

  /// The lines, without line breaks.
  public let lines: [String]

  /// The number of lines before the first of these.
  let linesBefore: Int

  /// The first byte that is not UTF-8 in each line that has one, by the line's index.
  let brokenLines: [Int: BrokenByte]

  /// A byte that is not UTF-8.
  struct BrokenByte: Equatable {
    let offset: Int
    let byte: UInt8
  }

  /// Creates a text from its lines.
  public init(name: String, lines: [String] = [], after linesBefore: Int = 0) {
    self.name = name
    self.lines = lines
    self.linesBefore = linesBefore
    brokenLines = [:]
  }

  /// Reads bytes as UTF-8; reads CRLF as LF, and skips a byte order mark at the beginning.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    var lines: [String] = []
    var broken: [Int: BrokenByte] = [:]
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for line in bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false) {
      let line = line.last == 0x0D ? line.dropLast() : line
      if let text = String(validating: line, as: UTF8.self) {
        lines.append(text)
      } else {
        broken[lines.count] = Self.firstBrokenByte(of: line)
        lines.append(String(decoding: line, as: UTF8.self))
      }
    }
    if lines.last == "", lines.count > 0 { lines.removeLast() }
    self.lines = lines
    linesBefore = 0
    brokenLines = broken
  }

  private static func firstBrokenByte(of line: ArraySlice<UInt8>) -> BrokenByte? {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = line.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error: return BrokenByte(offset: offset, byte: line[line.startIndex + offset])
      case .emptyInput: return nil
      }
    }
  }
}
