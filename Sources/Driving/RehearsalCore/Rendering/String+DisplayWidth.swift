nonisolated extension String {
  /// The number of terminal columns: two for wide characters, none for control characters; O(n).
  package var displayWidth: Int {
    utf8.allSatisfy { 0x20 <= $0 && $0 < 0x7F } ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }

  /// Returns the text, padded with spaces to a width.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// Returns the text, truncated with `…` if it is wider than a width.
  package func cut(to width: Int) -> String {
    guard displayWidth > width else { return self }
    var kept = ""
    var used = 0
    for character in self where used + character.displayWidth < width {
      kept.append(character)
      used += character.displayWidth
    }
    return kept + "…"
  }
}

extension Character {
  /// The number of terminal columns: 0, 1 or 2.
  package nonisolated var displayWidth: Int {
    let scalars = unicodeScalars
    let isEmoji = scalars.contains("\u{FE0F}") && scalars.count > 1
    return isEmoji ? 2 : scalars.reduce(0) { max($0, $1.columns) }
  }
}

extension Unicode.Scalar {
  fileprivate nonisolated var columns: Int {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return properties.isEmojiPresentation || wide.contains { $0 ~= value } ? 2 : 1
    }
  }
}

/// The blocks with the East Asian Width W or F: Hangul, CJK, Kana, Yi, full-width forms, CJK planes.
private nonisolated let wide: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
  0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
  0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]
