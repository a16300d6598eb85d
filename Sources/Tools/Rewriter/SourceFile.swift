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
}
