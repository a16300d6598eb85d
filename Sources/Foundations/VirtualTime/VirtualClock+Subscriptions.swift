extension VirtualClock {
  /// How many subscriptions made while this was the current clock are alive.
  ///
  /// Counted by Reactive in debug builds only; zero in a release build.
  public var liveSubscriptions: Int { subscriptions.alive }
}

/// The count of subscriptions made under one clock; a subscription keeps it, and not the clock.
package final class SubscriptionCount {
  /// How many are alive.
  package var alive = 0

  init() {}
}
