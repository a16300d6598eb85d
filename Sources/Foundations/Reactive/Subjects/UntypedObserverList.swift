/// The subscriptions of an observer list, in order; adding and removing are O(1) on average.
///
/// It does not know the type of the elements, so none of its code is generic: in an array of a
/// generic type every access would look that type up.
class UntypedObserverList {
  /// The number of events being sent, one within another; subscriptions keep their indices meanwhile.
  final var sendingDepth = 0

  // Every access is over before the code of an observer runs, so no two can overlap; checking that
  // at run time would cost as much as the rest of sending.
  @exclusivity(unchecked)
  private final var subscriptions: ContiguousArray<SubjectSubscription?> = []
  private final var removedCount = 0

  /// The number of entries visited to close gaps; a test's measure of the cost of removal.
  private(set) final var visitedCount = 0

  deinit {
    for subscription in subscriptions { subscription?.listWasReleased() }
  }

  /// Whether there is any subscription.
  final var hasObservers: Bool { subscriptions.count > removedCount }

  /// The index after the last one, counting the gaps that removed subscriptions left.
  final var endIndex: Int { subscriptions.count }

  /// The sink subscribed at an index; nil where its subscription was removed.
  final func sink(at index: Int) -> LinkedDisposable? { subscriptions[index]?.sink }

  final func insert(_ sink: LinkedDisposable) -> SubjectSubscription {
    let subscription = SubjectSubscription(sink, of: self, index: subscriptions.count)
    subscriptions.append(subscription)
    return subscription
  }

  final func disposeSubscriptions() {
    for subscription in subscriptions { subscription?.dispose() }
  }

  fileprivate final func remove(at index: Int) {
    subscriptions[index] = nil
    removedCount += 1
    closeGaps()
  }

  /// Closes the gaps once they are half of the entries, so that removal stays O(1) on average.
  final func closeGaps() {
    guard removedCount > 0, removedCount * 2 >= subscriptions.count, sendingDepth == 0 else {
      return
    }
    visitedCount += subscriptions.count
    subscriptions.removeAll { $0 == nil }
    removedCount = 0
    for (index, subscription) in subscriptions.enumerated() { subscription?.index = index }
  }
}

/// The subscription of one sink to a subject; disposing of it removes the sink from the list.
///
/// The sink and its subscription hold each other; disposal, or the end of the list, breaks the cycle.
final class SubjectSubscription: LinkedDisposable {
  fileprivate var sink: LinkedDisposable?
  fileprivate var index: Int

  /// The list, not owned: the list clears the reference in its `deinit`.
  fileprivate unowned(unsafe) var list: UntypedObserverList?

  init(_ sink: LinkedDisposable, of list: UntypedObserverList, index: Int) {
    self.sink = sink
    self.list = list
    self.index = index
  }

  override func dispose() {
    guard markDisposed() else { return }
    sink = nil
    list?.remove(at: index)
  }

  fileprivate func listWasReleased() {
    list = nil
    sink = nil
  }
}
