/// The alignment of text.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// Left, centred, right, justified, or natural for the language.
  case left, center, right, justified, natural
}

/// The line break mode of text that is too long.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// Wraps by word or character, clips, or truncates at the head or tail.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  /// Truncates in the middle.
  case byTruncatingMiddle
}
