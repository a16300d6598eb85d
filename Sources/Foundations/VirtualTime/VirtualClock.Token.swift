extension VirtualClock {
  /// The handle of one piece of scheduled work; releasing it cancels nothing.
  public struct Token {
    let work: Work
    weak var clock: VirtualClock?

    /// Cancels the work; does nothing where it has run or was cancelled before.
    ///
    /// O(log n) in the number of pending pieces of work.
    public func cancel() {
      clock?.remove(work)
      work.drop()
    }

    /// Whether the work is still pending.
    public var isPending: Bool { work.isQueued }
  }
}
