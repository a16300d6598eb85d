/// A typed e-mail address, validated as a form needs it.
struct EmailAddress {
  let text: String

  /// Whether the text has an @ with text on both sides.
  var isPlausible: Bool {
    guard let at = text.firstIndex(of: "@") else { return false }
    return at > text.startIndex && text.index(after: at) < text.endIndex
  }
}
