extension Exploration {
  /// One of several parts of an exploration, which may run at the same time and on other machines.
  ///
  /// The parts differ in the order of their acts, so that within the same limits they meet other states.
  public struct Shard: Equatable, Sendable {
    /// The number of the part, from 1.
    public let index: Int

    /// The number of parts.
    public let count: Int

    /// Creates a part; nil unless `index` is between 1 and `count`.
    public init?(_ index: Int, of count: Int) {
      guard count > 0, (1...count).contains(index) else { return nil }
      (self.index, self.count) = (index, count)
    }

    /// Creates a part from `I/N`; nil for another text.
    public init?(_ text: String) {
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
      self.init(index, of: count)
    }
  }
}
