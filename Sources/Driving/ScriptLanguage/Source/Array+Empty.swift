nonisolated extension Array {
  /// Removes all elements and keeps their memory.
  ///
  /// A loop, because it costs less than `removeAll(keepingCapacity:)` for few elements.
  mutating func empty() {
    while popLast() != nil {}
  }
}
