extension VirtualClock {
  /// How many subscriptions made while this was the current clock are alive.
  ///
  /// Counted by Reactive in debug builds only; zero in a release build. O(n) in the places.
  public var liveSubscriptions: Int {
    ledger.subscriptionCounts.values.reduce(0, +)
  }

  /// Where the living subscriptions were made, as `Module/File.swift:12`, and how many at each place.
  ///
  /// In order of place; in debug builds only, like ``liveSubscriptions``. O(n log n) in the places.
  public var subscriptionOrigins: [(origin: String, count: Int)] {
    ledger.subscriptionCounts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The mistakes told of since somebody last asked, such as an error that nobody handles; each is
  /// a whole message, in the order they were made.
  public func takeMistakes() -> [String] {
    ledger.takeMistakes()
  }
}
