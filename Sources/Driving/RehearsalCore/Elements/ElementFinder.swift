import HeadlessUIKit

/// A search for the elements that match a query, below some roots.
struct ElementFinder {
  /// The elements to search, with all their descendants.
  let roots: [any AccessibleElement]

  /// Returns the elements that match a query best, in reading order; the query's index is ignored.
  ///
  /// An element inside another match of the same rank is left out: a touch on the label of a cell is
  /// a touch on the cell.
  ///
  /// - Parameters:
  ///   - query: the query to match.
  ///   - intent: the use of the element; elements that do not fit it count only if no other matches.
  func matches(_ query: ElementQuery, for intent: Intent? = nil) -> [any AccessibleElement] {
    if let intent, query.type == nil {
      let fitting = matches(query, among: intent)
      if !fitting.isEmpty { return fitting }
    }
    return matches(query, among: nil)
  }

  private func matches(
    _ query: ElementQuery, among intent: Intent?
  ) -> [any AccessibleElement] {
    let found = search(query, intent, ignoringCase: false)
    guard found.isEmpty, query.containing != nil else { return found }
    return search(query, intent, ignoringCase: true)
  }

  /// Returns the elements that match a query, or only the one at its index.
  func matchesAtIndex(_ query: ElementQuery) -> [any AccessibleElement] {
    let found = matches(query)
    guard let index = query.index else { return found }
    return found.indices.contains(index - 1) ? [found[index - 1]] : []
  }

  /// Returns whether an element has a text as its value.
  func showsValue(_ text: String) -> Bool {
    roots.contains { root in
      root.elementValue == text
        || root.forEachDescendant { $0.elementType != nil && $0.elementValue == text }
    }
  }

  private func search(
    _ query: ElementQuery, _ intent: Intent?, ignoringCase: Bool
  ) -> [any AccessibleElement] {
    var search = Search(query: query, intent: intent, ignoringCase: ignoringCase)
    for root in roots {
      search.visit(root, insideMatch: false)
    }
    return search.found
  }
}

extension ElementFinder {
  /// A traversal of the elements that keeps the best matches so far.
  private struct Search {
    let query: ElementQuery
    let intent: Intent?
    let ignoringCase: Bool
    var found: [any AccessibleElement] = []
    var best = MatchRank.titleIgnoringCase

    mutating func visit(_ element: any AccessibleElement, insideMatch: Bool) {
      var isMatch = false
      if let rank = rank(of: element) {
        if rank < best {
          found.removeAll(keepingCapacity: true)
          best = rank
        }
        if !insideMatch || found.isEmpty {
          found.append(element)
        }
        isMatch = true
      }
      let isInside = query.type == nil && (insideMatch || isMatch)
      _ = element.forEachAccessibleChild { child in
        visit(child, insideMatch: isInside)
        return false
      }
    }

    private func rank(of element: any AccessibleElement) -> MatchRank? {
      guard let type = element.elementType else { return nil }
      if let queried = query.type, queried != type { return nil }
      if let intent, !intent.fits(type) { return nil }
      var rank = best
      if let text = query.text {
        guard let match = element.rank(for: text, orBetter: best), match <= best else {
          return nil
        }
        rank = match
      }
      if let inner = query.containing, !element.containsText(inner, ignoringCase: ignoringCase) {
        return nil
      }
      return rank
    }
  }
}

// MARK: Matching

/// The quality of a match between an element and a text, the best first.
enum MatchRank: Int, Comparable {
  case identifier, label, title, identifierIgnoringCase, labelIgnoringCase, titleIgnoringCase

  static func < (left: MatchRank, right: MatchRank) -> Bool { left.rawValue < right.rawValue }
}

extension AccessibleElement {
  /// Returns the rank of the element's match with a text; nil if it does not match.
  ///
  /// - Parameter limit: the worst rank to look for.
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

  /// Returns whether a text is part of the texts of the element or of a descendant.
  func containsText(_ text: String, ignoringCase: Bool) -> Bool {
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

// Nonisolated: their closures run for every character, and an isolated one checks the actor each time.
nonisolated extension String {
  /// Returns whether two texts are equal, ignoring case.
  func equalsIgnoringCase(_ other: String) -> Bool {
    // Case changes the length only a little, and most pairs differ by much more.
    let difference = utf8.count - other.utf8.count
    guard abs(difference) <= max(utf8.count, other.utf8.count) / 2 else { return false }
    if isASCII, other.isASCII {
      return difference == 0
        && zip(utf8, other.utf8).allSatisfy { $0 == $1 || $0.isSameLetter(as: $1) }
    }
    return lowercased() == other.lowercased()
  }

  /// Returns whether the text contains another.
  func has(_ text: String, ignoringCase: Bool) -> Bool {
    if let contains = asciiContains(text, ignoringCase: ignoringCase) { return contains }
    return ignoringCase ? lowercased().contains(text.lowercased()) : contains(text)
  }

  /// Returns whether the text contains another, byte by byte; nil unless both are ASCII.
  private func asciiContains(_ text: String, ignoringCase: Bool) -> Bool? {
    utf8.withContiguousStorageIfAvailable { bytes -> Bool? in
      text.utf8.withContiguousStorageIfAvailable { sought -> Bool? in
        guard bytes.isASCII, sought.isASCII else { return nil }
        return bytes.contains(sought, ignoringCase: ignoringCase)
      } ?? nil
    } ?? nil
  }

  private var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

nonisolated extension UnsafeBufferPointer<UInt8> {
  fileprivate var isASCII: Bool { allSatisfy { $0 < 0x80 } }

  /// Returns whether the bytes contain others; no bytes contain an empty text, as Foundation has it.
  fileprivate func contains(_ sought: Self, ignoringCase: Bool) -> Bool {
    guard !sought.isEmpty, sought.count <= count else { return false }
    return (0...count - sought.count).contains { start in
      sought.indices.allSatisfy { index in
        let (byte, other) = (self[start + index], sought[index])
        return byte == other || ignoringCase && byte.isSameLetter(as: other)
      }
    }
  }
}

nonisolated extension UInt8 {
  /// Returns whether both are the same letter of ASCII, in upper or lower case.
  fileprivate func isSameLetter(as other: UInt8) -> Bool {
    self ^ other == 0x20 && (0x61...0x7A).contains(self | 0x20)
  }
}
