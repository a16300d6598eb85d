/// A typed e-mail address, validated as a form needs it.
struct EmailAddress {
  let text: String

  /// Whether the text has an @ with text on both sides.
  var isPlausible: Bool {
    // In UTF-8, because the form validates the whole text at every key.
    let bytes = text.utf8
    guard let at = bytes.firstIndex(of: UInt8(ascii: "@")) else { return false }
    return at > bytes.startIndex && bytes.index(after: at) < bytes.endIndex
  }
}
