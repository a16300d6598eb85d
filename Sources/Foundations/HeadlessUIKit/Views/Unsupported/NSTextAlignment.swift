/// How lines of text lie across.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At a side, in the middle, at both sides, or as the language has it.
  case left, center, right, justified, natural
}

/// What happens to text that is too long for its line.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, ends, or loses its head, tail or middle.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  /// It loses its middle.
  case byTruncatingMiddle
}
