/// A part of one line of a text.
package struct SourceSpan: Hashable {
  /// The line's index, from 0.
  package let line: Int

  /// The range of the part, in UTF-8 bytes from the line's beginning.
  package let bytes: Range<Int>
}

/// A file, line and column of a script.
public struct ScriptLocation: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The file, as it was given.
  public let file: String

  /// The line, from 1.
  public let line: Int

  /// The column in characters, from 1.
  public let column: Int

  /// The location as messages show it: `sign-in.script:4:1`.
  public let description: String

  /// Creates a location.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
    description = "\(file):\(line):\(column)"
  }
}

extension SourceText {
  /// Returns the location of the beginning of a span.
  func location(of span: SourceSpan) -> ScriptLocation {
    ScriptLocation(file: name, line: lineNumber(of: span), column: column(of: span) + 1)
  }

  /// Returns the number of a span's line, from 1.
  func lineNumber(of span: SourceSpan) -> Int { linesBefore + span.line + 1 }

  /// Returns the text of a span.
  func text(of span: SourceSpan) -> String {
    bytes(ofLine: span.line).string(span.bytes)
  }

  /// Returns the number of characters before a span on its line.
  func column(of span: SourceSpan) -> Int {
    bytes(ofLine: span.line).string.characters(beforeByte: span.bytes.lowerBound)
  }
}

extension String {
  /// Returns the number of characters that begin before a byte; linear in the offset.
  func characters(beforeByte offset: Int) -> Int {
    let prefix = utf8.prefix(offset)
    return prefix.allSatisfy { $0 < 0x80 } ? prefix.count : self[..<prefix.endIndex].count
  }
}
