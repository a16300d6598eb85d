/// The lines of a script, with the name that messages show.
public struct SourceText {
  /// The name that messages show: the path as it was given, or `(prompt)`.
  public var name: String { content.name }

  /// The lines, without line breaks.
  public var lines: [String] { content.lines }

  /// The number of lines.
  var lineCount: Int { content.ranges.count }

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
    let bytes: [UInt8]
    let ranges: [Range<Int>]
    let linesBefore: Int
    let brokenLines: [Int: BrokenByte]

    /// The lines as strings, which reading a script does not need.
    private(set) lazy var lines = ranges.map { String(decoding: bytes[$0], as: UTF8.self) }

    init(_ name: String, _ lines: LineSplitter, after linesBefore: Int) {
      self.name = name
      bytes = lines.bytes
      ranges = lines.ranges
      brokenLines = lines.broken
      self.linesBefore = linesBefore
    }
  }

  private let content: Content

  /// Creates a text from its lines.
  public init(name: String, lines: [String] = [], after linesBefore: Int = 0) {
    content = Content(name, LineSplitter(lines), after: linesBefore)
  }

  /// Reads bytes as UTF-8; reads CRLF as LF, and skips a byte order mark at the beginning.
  public init(name: String, bytes: [UInt8]) {
    content = Content(name, LineSplitter(bytes), after: 0)
  }

  /// Returns the bytes of a line, which are UTF-8.
  func bytes(ofLine line: Int) -> LineBytes {
    LineBytes(content.bytes, in: content.ranges[line])
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
