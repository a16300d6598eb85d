/// One piece of scheduled work; the queue keeps its place in it, so that cancelling needs no search.
final class Work {
  let due: VirtualClock.Instant
  let serial: UInt64
  let purpose: VirtualClock.Purpose
  let fileID: StaticString
  let line: UInt
  var place = Work.noPlace

  private var action: (() -> Void)?

  static let noPlace = -1

  init(
    due: VirtualClock.Instant, serial: UInt64, purpose: VirtualClock.Purpose,
    fileID: StaticString, line: UInt, action: @escaping () -> Void
  ) {
    self.due = due
    self.serial = serial
    self.purpose = purpose
    self.fileID = fileID
    self.line = line
    self.action = action
  }

  var isQueued: Bool { place != Self.noPlace }

  /// Runs once, and lets go of what the action captured.
  func run() {
    let action = self.action
    self.action = nil
    action?()
  }

  /// Lets go of what the action captured without running it.
  func drop() {
    action = nil
  }

  func comes(before other: Work) -> Bool {
    due == other.due ? serial < other.serial : due < other.due
  }
}
