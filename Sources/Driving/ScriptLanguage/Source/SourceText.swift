/// The lines of a script, with the name that messages show.
public struct SourceText {
  /// The name that messages show: the path as it was given, or `(prompt)`.
  public var name: String { content.name }

  /// The lines, without line breaks.
  public var lines: [String] { content.lines }

  /// The number of lines before the first of these.
  var linesBefore: Int { content.linesBefore }

  /// The first byte that is not UTF-8 in each line that has one, by the line's index.
  var brokenLines: [Int: BrokenByte] { content.brokenLines }

  /// A byte that is not UTF-8.
  struct BrokenByte: Equatable {
    let offset: Int
    let byte: UInt8
  }

  /// The text, which all steps of a script refer to.
  private final class Content {
    let name: String
    let lines: [String]
    let linesBefore: Int
    let brokenLines: [Int: BrokenByte]

    init(_ name: String, _ lines: [String], after linesBefore: Int, broken: [Int: BrokenByte]) {
      self.name = name
      self.lines = lines
      self.linesBefore = linesBefore
      brokenLines = broken
    }
  }

  private let content: Content

  /// Creates a text from its lines.
  public init(name: String, lines: [String] = [], after linesBefore: Int = 0) {
    content = Content(name, lines, after: linesBefore, broken: [:])
  }

  /// Reads bytes as UTF-8; reads CRLF as LF, and skips a byte order mark at the beginning.
  public init(name: String, bytes: [UInt8]) {
    var lines: [String] = []
    var broken: [Int: BrokenByte] = [:]
    var rest = bytes[(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
      let line = Self.withoutReturn(rest[..<end])
      if end == rest.endIndex, line.isEmpty { break }
      if let text = String(validating: line, as: UTF8.self) {
        lines.append(text)
      } else {
        broken[lines.count] = Self.firstBrokenByte(of: line)
        lines.append(String(decoding: line, as: UTF8.self))
      }
      rest = rest[end...].dropFirst()
    }
    content = Content(name, lines, after: 0, broken: broken)
  }

  private static func withoutReturn(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == 0x0D ? line.dropLast() : line
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

extension SourceText: Equatable {
  /// Returns whether two texts have the same name and lines.
  public static func == (left: SourceText, right: SourceText) -> Bool {
    left.content === right.content
      || left.name == right.name && left.lines == right.lines
        && left.linesBefore == right.linesBefore && left.brokenLines == right.brokenLines
  }
}
