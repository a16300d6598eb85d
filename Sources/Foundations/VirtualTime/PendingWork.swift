/// The description of a piece of work pending on a clock: its deadline, purpose and origin.
public struct PendingWork: Equatable, Sendable, CustomStringConvertible {
  /// The instant the work is due.
  public let due: VirtualClock.Instant

  /// The purpose of the work.
  public let purpose: VirtualClock.Purpose

  /// The place that scheduled the work: `Module/File.swift:12`.
  public let origin: String

  init(_ work: Work) {
    due = work.due
    purpose = work.purpose
    origin = "\(work.fileID):\(work.line)"
  }

  /// The kind, subject, period and origin on one line.
  public var description: String { "\(purpose) (scheduled at \(origin))" }
}

extension VirtualClock {
  /// The pending work, in the order it will run; O(n log n), for reports.
  public var pending: [PendingWork] {
    queue.inOrder.map(PendingWork.init)
  }

  /// The pending repeating timers, in the order they will run; O(n), and no text is built for others.
  package var repeatingTimers: [PendingWork] {
    guard queue.contains(where: { $0.purpose.period != nil }) else { return [] }
    return queue.inOrder.filter { $0.purpose.period != nil }.map(PendingWork.init)
  }

  /// Whether no work is pending; O(1).
  public var isIdle: Bool { queue.first == nil }

  /// Whether nothing is pending, or only repeating timers; O(n).
  public var hasOnlyRepeatingTimers: Bool { !queue.contains { $0.purpose.period == nil } }

  /// Returns whether work of a kind is pending; O(n).
  public func hasPending(_ kind: Purpose.Kind) -> Bool {
    queue.contains { $0.purpose.kind == kind }
  }
}
