/// A part of one line of a text.
package struct SourceSpan: Hashable {
  /// The line's index, from 0.
  package let line: Int

  /// The part, in bytes of UTF-8 from the line's beginning.
  package let bytes: Range<Int>
}

/// A place in a script, as messages name it.
public struct ScriptLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was given.
  public let file: String

  /// The line, from 1.
  public let line: Int

  /// The column in characters, from 1.
  public let column: Int

  /// `sign-in.script:4:1`.
  public let description: String

  /// Creates a place.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
    description = "\(file):\(line):\(column)"
  }
}

extension SourceText {
  /// Where a part of the text begins.
  func location(of span: SourceSpan) -> ScriptLocation {
    ScriptLocation(file: name, line: linesBefore + span.line + 1, column: column(of: span) + 1)
  }

  /// How many characters stand before a part of a line.
  func column(of span: SourceSpan) -> Int {
    lines[span.line].characters(beforeByte: span.bytes.lowerBound)
  }
}

extension String {
  /// How many characters begin before a byte; linear in the offset.
  func characters(beforeByte offset: Int) -> Int {
    let prefix = utf8.prefix(offset)
    return prefix.allSatisfy { $0 < 0x80 } ? prefix.count : self[..<prefix.endIndex].count
  }
}
