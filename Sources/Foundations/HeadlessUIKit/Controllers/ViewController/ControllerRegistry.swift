internal import HeadlessDevice

/// The creation of a view controller or coordinator: its order, the driver's step, and the time.
package struct Creation: Comparable, Sendable {
  /// The position in the creation order of one launch.
  package let serial: Int

  /// The driver's step during which it was created.
  package let step: Int

  /// The virtual time, in nanoseconds since the clock's zero.
  package let moment: Int64

  /// Returns whether both were created in the same step and at the same virtual time.
  ///
  /// A response that arrives while a step waits for a transition has a later time.
  package func isSimultaneous(with other: Creation) -> Bool {
    step == other.step && moment == other.moment
  }

  package static func < (left: Creation, right: Creation) -> Bool { left.serial < right.serial }
}

/// The live view controllers of one launch, held weakly, in creation order.
package final class ControllerRegistry {
  struct Entry {
    fileprivate weak var controller: UIViewController?
  }

  private(set) var entries: [Entry] = []
  private var pruneAt = 64
  private var creationCount = 0

  /// The live view controllers, in creation order; O(n).
  package var alive: [UIViewController] { entries.compactMap(\.controller) }

  /// Returns the next creation record, for view controllers and coordinators alike.
  package func nextCreation() -> Creation {
    creationCount += 1
    return Creation(
      serial: creationCount, step: Device.current.findings.step,
      moment: Device.current.clock.now.nanoseconds)
  }

  /// Adds a controller, in amortized O(1): released entries are pruned as the array doubles.
  func add(_ controller: UIViewController) {
    if entries.count >= pruneAt {
      entries.removeAll { $0.controller == nil }
      pruneAt = max(64, entries.count * 2)
    }
    controller.lifetime.creation = nextCreation()
    entries.append(Entry(controller: controller))
  }
}
