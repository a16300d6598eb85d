extension UIView {
  /// The static texts in the view, joined in reading order as VoiceOver reads a cell.
  final var joinedTexts: String {
    var joined = ""
    forEachText { text in
      if !joined.isEmpty { joined += ", " }
      joined += text
      return false
    }
    return joined
  }

  /// Returns whether the joined texts equal a text; often the first text is enough to tell.
  final func joinedTextsEqual(_ text: String) -> Bool {
    var begins = text.isEmpty
    forEachText { first in
      begins = Self.mayBegin(text, with: first) && text.hasPrefix(first)
      return true
    }
    return begins && joinedTexts == text
  }

  /// Returns whether two texts can begin alike; letters beyond ASCII have several encodings.
  private static func mayBegin(_ text: String, with first: String) -> Bool {
    guard let one = text.utf8.first, let other = first.utf8.first else { return true }
    return one == other || one >= 0x80 || other >= 0x80
  }

  /// Visits the static texts in the view that are not empty, until the visitor returns true.
  private func forEachText(_ body: (String) -> Bool) {
    forEachDescendant { element in
      guard element.elementType == .staticText else { return false }
      let text = element.elementLabel
      return !text.isEmpty && body(text)
    }
  }
}
