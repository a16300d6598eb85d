import Foundation
import SwiftParser
import SwiftSyntax

/// A source file with its tree.
struct SourceFile {
  let text: String
  let tree: SourceFileSyntax

  init(_ text: String) {
    self.text = text
    tree = Parser.parse(source: text)
  }

  /// Reads a file, without the mark of its byte order.
  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    self.init(text.first == "\u{FEFF}" ? String(text.dropFirst()) : text)
  }

  /// Returns the file with blanks in place of some nodes, and `Any` in place of optional types; what is left
  /// stays where it was.
  func without(_ nodes: [Syntax], loosening types: [Syntax]) -> SourceFile {
    var bytes = Array(text.utf8)
    for node in nodes + types {
      for offset in Self.range(of: node) where bytes[offset] != 0x0A { bytes[offset] = 0x20 }
    }
    for type in types {
      let mark = type.lastToken(viewMode: .sourceAccurate)?.text ?? "?"
      bytes.replaceSubrange(Self.range(of: type).prefix(4), with: "Any\(mark)".utf8)
    }
    return SourceFile(String(decoding: bytes, as: UTF8.self))
  }

  private static func range(of node: Syntax) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
