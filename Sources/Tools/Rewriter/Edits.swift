import SwiftSyntax

/// Replacements of parts of a file, which keep the number of its lines.
struct Edits {
  private struct Edit {
    let start: Int
    let end: Int
    let text: String
  }

  private var edits: [Edit] = []

  /// Whether there are no replacements.
  var isEmpty: Bool { edits.isEmpty }

  /// Replaces the text between two positions.
  mutating func replace(_ start: AbsolutePosition, _ end: AbsolutePosition, with text: String) {
    edits.append(Edit(start: start.utf8Offset, end: end.utf8Offset, text: text))
  }

  /// Replaces a node without the blanks and comments around it.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(
      node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia, with: text)
  }

  /// Inserts text before a node.
  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    let position = node.positionAfterSkippingLeadingTrivia
    replace(position, position, with: text)
  }

  /// Inserts text after a node.
  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    let position = node.endPositionBeforeTrailingTrivia
    replace(position, position, with: text)
  }

  /// Returns the text with all replacements; lines that a replacement would remove are kept.
  func applied(to source: String) -> String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var position = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for (_, edit) in sorted where edit.start >= position {
      result += bytes[position..<edit.start]
      result += Array(edit.text.utf8)
      let removed = bytes[edit.start..<edit.end].count { $0 == 0x0A }
      let added = edit.text.utf8.count { $0 == 0x0A }
      result += Array(repeating: 0x0A, count: max(0, removed - added))
      position = edit.end
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
