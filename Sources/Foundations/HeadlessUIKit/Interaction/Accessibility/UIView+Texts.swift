extension UIView {
  /// The static texts in the view, in reading order, joined as VoiceOver reads a cell.
  final var joinedTexts: String {
    var joined = ""
    forEachText { text in
      if !joined.isEmpty { joined += ", " }
      joined += text
      return false
    }
    return joined
  }

  /// Whether the joined texts are this one, without joining them where the first tells it is not.
  final func textsJoin(to text: String) -> Bool {
    var begins = text.isEmpty
    forEachText { first in
      begins = Self.mayBegin(text, with: first) && text.hasPrefix(first)
      return true
    }
    return begins && joinedTexts == text
  }

  /// A quick no for texts whose first letters differ; letters beyond ASCII may be written in two ways.
  private static func mayBegin(_ text: String, with first: String) -> Bool {
    guard let one = text.utf8.first, let other = first.utf8.first else { return true }
    return one == other || one >= 0x80 || other >= 0x80
  }

  /// Visits the static texts in the view that are not empty; true stops.
  private func forEachText(_ body: (String) -> Bool) {
    forEachDescendant { element in
      guard element.elementType == .staticText else { return false }
      let text = element.elementLabel
      return !text.isEmpty && body(text)
    }
  }
}
