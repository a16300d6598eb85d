nonisolated extension String {
  /// How many columns of a terminal the text takes.
  package var displayWidth: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }

  /// The text with spaces after it up to a width; longer text stays as it is.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// The text, cut to a width and closed with `…` where it was longer.
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

nonisolated extension Character {
  /// How many columns of a terminal the character takes: 0 for a lone mark, 2 for a wide one.
  package var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation { return 2 }
    if unicodeScalars.contains("\u{FE0F}"), first.properties.isEmoji, first.value > 0xFF {
      return 2
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return Self.isWide(first.value) ? 2 : 1
    }
  }

  /// East Asian wide and full-width ranges, as Unicode's EastAsianWidth.txt groups them.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
