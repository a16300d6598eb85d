/// One piece of scheduled work; it stores its index in the heap, so that cancelling needs no search.
final class Work {
  let due: VirtualClock.Instant
  let serial: UInt64
  /// The number of pieces of work that led to this one at the instant at which it was scheduled.
  var depth: Int
  let purpose: VirtualClock.Purpose
  let fileID: StaticString
  let line: UInt
  var heapIndex = Work.notQueued

  private var action: (() -> Void)?

  static let notQueued = -1

  init(
    due: VirtualClock.Instant, serial: UInt64, depth: Int, purpose: VirtualClock.Purpose,
    fileID: StaticString, line: UInt, action: @escaping () -> Void
  ) {
    self.due = due
    self.serial = serial
    self.depth = depth
    self.purpose = purpose
    self.fileID = fileID
    self.line = line
    self.action = action
  }

  var isQueued: Bool { heapIndex != Self.notQueued }

  /// Runs the action and releases it; does nothing the second time.
  func run() {
    let action = self.action
    self.action = nil
    action?()
  }

  /// Releases the action without running it.
  func drop() {
    // Out of the property before it is released: an object that only the action owns may cancel it.
    _ = take()
  }

  /// Removes the action and returns it; nil once it has run or was dropped.
  func take() -> (() -> Void)? { action.take() }

  func comes(before other: Work) -> Bool {
    due == other.due ? serial < other.serial : due < other.due
  }
}
