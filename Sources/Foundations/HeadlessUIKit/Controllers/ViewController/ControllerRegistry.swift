internal import HeadlessDevice

/// When something of an app was made: its place among all that was made, and the driver's step.
package struct Birth: Comparable, Sendable {
  /// Its place in the order of everything that was made in one launch.
  package let serial: Int

  /// The driver's step during which it was made.
  package let step: Int

  /// When in virtual time, in nanoseconds since the clock's zero.
  package let moment: Int64

  /// Whether the other was made in the same go: in the same step, with no time in between.
  ///
  /// An answer that comes while a step lets a transition end is another go.
  package func isOfOneGo(with other: Birth) -> Bool {
    step == other.step && moment == other.moment
  }

  package static func < (left: Birth, right: Birth) -> Bool { left.serial < right.serial }
}

/// Every live view controller of one launch, held weakly, in the order they were made.
package final class ControllerRegistry {
  private struct Entry {
    weak var controller: UIViewController?
  }

  private var entries: [Entry] = []
  private var pruneAt = 64
  private var births = 0

  /// The controllers that live now, in the order they were made; O(n).
  package var alive: [UIViewController] { entries.compactMap(\.controller) }

  /// The next place in the order of everything that is made; coordinators take theirs here too.
  package func nextBirth() -> Birth {
    births += 1
    return Birth(
      serial: births, step: Device.current.findings.step,
      moment: Device.current.clock.now.nanoseconds)
  }

  /// Amortised O(1): the dead are forgotten each time their number may have doubled.
  func add(_ controller: UIViewController) {
    if entries.count >= pruneAt {
      entries.removeAll { $0.controller == nil }
      pruneAt = max(64, entries.count * 2)
    }
    controller.presence.birth = nextBirth()
    entries.append(Entry(controller: controller))
  }
}
