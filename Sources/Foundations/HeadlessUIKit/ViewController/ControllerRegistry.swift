/// Every live view controller of one launch, held weakly, in the order they were made.
package final class ControllerRegistry {
  private struct Entry {
    weak var controller: UIViewController?
  }

  private var entries: [Entry] = []
  private var pruneAt = 64

  /// The controllers that live now, in the order they were made; O(n).
  package var alive: [UIViewController] { entries.compactMap(\.controller) }

  /// Amortised O(1): the dead are forgotten each time their number may have doubled.
  func add(_ controller: UIViewController) {
    if entries.count >= pruneAt {
      entries.removeAll { $0.controller == nil }
      pruneAt = max(64, entries.count * 2)
    }
    entries.append(Entry(controller: controller))
  }
}
