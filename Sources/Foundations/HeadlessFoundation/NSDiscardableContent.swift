/// Foundation's content that may be discarded while nobody uses it; no cache discards it here.
@MainActor public protocol NSDiscardableContent: AnyObject {
  /// Begins a use; returns whether the content is there.
  func beginContentAccess() -> Bool
  /// Ends a use.
  func endContentAccess()
  /// Discards the content, unless it is used.
  func discardContentIfPossible()
  /// Returns whether the content was discarded.
  func isContentDiscarded() -> Bool
}
