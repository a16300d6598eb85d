/// The sinks of an observer list, in order; adding and removing are O(1) on average.
///
/// It does not know the type of the elements, so none of its code is generic: in an array of a
/// generic type every access would look that type up.
class UntypedObserverList {
  /// The number of events being sent, one within another; sinks keep their indices meanwhile.
  private final var sendingDepth = 0

  // Every access is over before the code of an observer runs, so no two can overlap; checking that
  // at run time would cost as much as the rest of sending.
  @exclusivity(unchecked)
  private final var sinks: ContiguousArray<Unmanaged<LinkedDisposable>?> = []
  private final var removedCount = 0

  /// The sinks removed while an event is being sent, which is sent through unretained references.
  @exclusivity(unchecked)
  private final var removedWhileSending: ContiguousArray<LinkedDisposable> = []

  /// The number of entries visited to close gaps; a test's measure of the cost of removal.
  private(set) final var visitedCount = 0

  deinit {
    // A sink that is released may release others that are in the list too.
    for sink in sinks { sink?._withUnsafeGuaranteedRef { $0.list = nil } }
    for sink in sinks { sink?.release() }
  }

  /// Whether there is any sink.
  final var hasObservers: Bool { sinks.count > removedCount }

  /// The index after the last one, counting the gaps that removed sinks left.
  final var endIndex: Int { sinks.count }

  /// The sink at an index, which lives until ``stopSending()``; nil where it was removed.
  @inline(__always)
  final func sink(at index: Int) -> Unmanaged<LinkedDisposable>? { sinks[index] }

  /// The sinks, with gaps where one was removed; they live until ``stopSending()``.
  final var all: ContiguousArray<Unmanaged<LinkedDisposable>?> { sinks }

  /// Adds a sink at the end; it leaves the list that it was in.
  final func insert(_ sink: LinkedDisposable) {
    sink.leaveList()
    sink.list = .passUnretained(self)
    sink.listIndex = Int32(truncatingIfNeeded: sinks.count)
    sinks.append(.passRetained(sink))
  }

  /// Removes a sink of this list.
  final func remove(_ sink: LinkedDisposable) {
    sink.list = nil
    let index = Int(sink.listIndex)
    guard let removed = sinks[index] else { return }
    sinks[index] = nil
    removedCount += 1
    if sendingDepth > 0 { removedWhileSending.append(sink) }
    closeGaps()
    removed.release()
  }

  final func removeAllSinks() {
    sendingDepth += 1
    for index in sinks.indices {
      if let sink = sinks[index] { remove(sink.takeUnretainedValue()) }
    }
    stopSending()
  }

  /// Begins to send an event; removed sinks live until ``stopSending()``.
  final func startSending() {
    sendingDepth += 1
  }

  /// Ends the sending of an event; after the outermost one, releases the sinks removed meanwhile.
  final func stopSending() {
    if mustReleaseRemoved() { _ = takeRemoved() }
  }

  /// Ends the sending of an event, and returns whether the sinks removed meanwhile are to be released.
  final func mustReleaseRemoved() -> Bool {
    sendingDepth -= 1
    return sendingDepth == 0 && !removedWhileSending.isEmpty
  }

  /// Returns the sinks that were removed while an event was sent, for the caller to release.
  final func takeRemoved() -> ContiguousArray<LinkedDisposable> {
    closeGaps()
    var removed: ContiguousArray<LinkedDisposable> = []
    swap(&removed, &removedWhileSending)
    return removed
  }

  /// Closes the gaps once they are half of the entries, so that removal stays O(1) on average.
  private final func closeGaps() {
    guard removedCount * 2 >= sinks.count, sendingDepth == 0 else { return }
    visitedCount += sinks.count
    var count = 0
    for index in sinks.indices {
      guard let sink = sinks[index] else { continue }
      sinks[count] = sink
      sink._withUnsafeGuaranteedRef { $0.listIndex = Int32(truncatingIfNeeded: count) }
      count += 1
    }
    sinks.removeLast(sinks.count - count)
    removedCount = 0
  }
}
