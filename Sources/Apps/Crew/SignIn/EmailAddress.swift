/// An e-mail address as far as a form looks at it.
struct EmailAddress {
  let text: String

  /// Whether there is an @ with text on both sides.
  var isPlausible: Bool {
    guard let at = text.firstIndex(of: "@") else { return false }
    return at > text.startIndex && text.index(after: at) < text.endIndex
  }
}
