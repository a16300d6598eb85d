import HeadlessUIKit

/// How well an element answers to a text; the best answer on the screen is the one that is meant.
enum MatchRank: Int, Comparable {
  case identifier, label, title, identifierIgnoringCase, labelIgnoringCase, titleIgnoringCase

  static func < (left: MatchRank, right: MatchRank) -> Bool { left.rawValue < right.rawValue }
}

extension AccessibleElement {
  /// How the element answers to a text; nil where it does not.
  ///
  /// - Parameter limit: the worst answer that still counts; what is worse is not looked for.
  func rank(for text: String, orBetter limit: MatchRank = .titleIgnoringCase) -> MatchRank? {
    if elementIdentifier == text { return .identifier }
    if elementHasLabel(text) { return .label }
    if elementTitle == text { return .title }
    guard limit >= .identifierIgnoringCase else { return nil }
    if elementIdentifier?.equalsIgnoringCase(text) == true { return .identifierIgnoringCase }
    if elementLabel.equalsIgnoringCase(text) { return .labelIgnoringCase }
    if elementTitle?.equalsIgnoringCase(text) == true { return .titleIgnoringCase }
    return nil
  }

  /// Whether a text is part of the element's own texts, or of something inside it.
  func holds(_ text: String, ignoringCase: Bool) -> Bool {
    ownTextsContain(text, ignoringCase: ignoringCase)
      || forEachDescendant { $0.ownTextsContain(text, ignoringCase: ignoringCase) }
  }

  private func ownTextsContain(_ text: String, ignoringCase: Bool) -> Bool {
    guard elementType != nil else { return false }
    return elementLabel.has(text, ignoringCase: ignoringCase)
      || elementTitle?.has(text, ignoringCase: ignoringCase) == true
      || elementValue?.has(text, ignoringCase: ignoringCase) == true
      || elementIdentifier == text
  }
}

// Their closures are asked for every character: without isolation, nobody checks the actor each time.
nonisolated extension String {
  /// Whether two texts are equal when capitals do not count.
  func equalsIgnoringCase(_ other: String) -> Bool {
    // Most pairs differ in length by far more than case can account for.
    let difference = utf8.count - other.utf8.count
    guard abs(difference) <= max(utf8.count, other.utf8.count) / 2 else { return false }
    if isASCII, other.isASCII {
      return difference == 0
        && zip(utf8, other.utf8).allSatisfy { $0 == $1 || ($0 ^ $1 == 0x20 && $0.isASCIILetter) }
    }
    return lowercased() == other.lowercased()
  }

  func has(_ text: String, ignoringCase: Bool) -> Bool {
    ignoringCase ? lowercased().contains(text.lowercased()) : contains(text)
  }

  private var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

nonisolated extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
