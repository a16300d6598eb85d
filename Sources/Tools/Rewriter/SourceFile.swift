import Foundation

/// The text of a source file.
enum SourceFile {
  /// Returns the text, without the mark of its byte order.
  static func text(_ path: String) throws -> String {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }
}
