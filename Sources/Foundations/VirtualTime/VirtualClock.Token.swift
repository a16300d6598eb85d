extension VirtualClock {
  /// The handle on one piece of scheduled work; dropping it cancels nothing.
  public struct Token {
    let work: Work
    weak var clock: VirtualClock?

    /// Takes the work off the clock; nothing happens where it has run or was cancelled before.
    ///
    /// O(log n) in the number of pending pieces of work.
    public func cancel() {
      clock?.remove(work)
      work.drop()
    }

    /// Whether the work still waits for its instant.
    public var isPending: Bool { work.isQueued }
  }
}
