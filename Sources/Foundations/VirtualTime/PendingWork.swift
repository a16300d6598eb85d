/// A piece of work that waits on a clock, as a value: what it is, who scheduled it, when it is due.
public struct PendingWork: Equatable, Sendable, CustomStringConvertible {
  /// When it is due.
  public let due: VirtualClock.Instant

  /// What it is for.
  public let purpose: VirtualClock.Purpose

  /// Where it was scheduled: `Module/File.swift:12`.
  public let origin: String

  init(_ work: Work) {
    due = work.due
    purpose = work.purpose
    origin = "\(work.fileID):\(work.line)"
  }

  /// One line: kind, subject, period and origin.
  public var description: String { "\(purpose) (scheduled at \(origin))" }
}

extension VirtualClock {
  /// All that waits, in the order it will run; O(n log n), for reports, not for the hot path.
  public var pending: [PendingWork] {
    queue.inOrder.map(PendingWork.init)
  }

  /// Whether nothing waits, in O(1).
  public var isIdle: Bool { queue.first == nil }

  /// Whether work of a kind waits, in O(n).
  public func hasPending(_ kind: Purpose.Kind) -> Bool {
    queue.contains { $0.purpose.kind == kind }
  }
}
