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

  /// Returns the file with blanks in place of some nodes; what is left stays where it was.
  func without(_ nodes: [Syntax]) -> SourceFile {
    var bytes = Array(text.utf8)
    for node in nodes {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      for offset in start..<node.endPositionBeforeTrailingTrivia.utf8Offset
      where bytes[offset] != 0x0A {
        bytes[offset] = 0x20
      }
    }
    return SourceFile(String(decoding: bytes, as: UTF8.self))
  }
}
