import HeadlessUIKit

/// The watched coordinators of one device, held weakly, in creation order.
final class CoordinatorRegistry {
  private(set) var entries: [WatchedCoordinator] = []
  var screens = SeenScreens()
  private var roots = CoordinatorRoots()
  private var kept: [Kept] = []

  /// An object that is kept on purpose.
  private struct Kept {
    weak var object: AnyObject?
  }
  private var pruneAt = 64

  /// Watches a coordinator.
  ///
  /// Amortised O(1): released entries are removed when the list has doubled.
  func add(_ object: AnyObject) {
    if entries.count >= pruneAt {
      entries.removeAll { $0.object == nil && ($0.isReleaseReported || !$0.hasShown) }
      pruneAt = max(64, entries.count * 2)
    }
    entries.append(
      WatchedCoordinator(object, creation: UIApplication.shared.controllers.nextCreation()))
  }

  /// Exempts an object from the list of leaks.
  func keep(_ object: AnyObject) {
    kept.removeAll { $0.object == nil }
    kept.append(Kept(object: object))
  }

  /// Whether an object is exempt from the list of leaks.
  func isKept(_ object: AnyObject?) -> Bool {
    kept.contains { $0.object != nil && $0.object === object }
  }

  /// The live coordinators, in creation order.
  var alive: [AnyObject] { entries.compactMap(\.object) }

  /// The current tree of coordinators.
  var tree: CoordinatorTree { tree(of: ObservedCoordinators(entries)) }

  /// Returns the current tree of coordinators.
  ///
  /// Searches for the roots again if one was released, or if a coordinator was never in the tree.
  func tree(of coordinators: ObservedCoordinators) -> CoordinatorTree {
    var known: [ObjectIdentifier] = []
    known.reserveCapacity(coordinators.elements.count)
    for element in coordinators.elements {
      if let object = element.object { known.append(ObjectIdentifier(object)) }
    }
    let tree = CoordinatorTree(roots: roots.objects, known: known)
    guard !roots.areAlive || !Self.isComplete(tree, coordinators) else { return tree }
    roots.find { $0 is any Coordinator || known.contains(ObjectIdentifier($0)) }
    return CoordinatorTree(roots: roots.objects, known: known)
  }

  /// Returns whether each live coordinator is or was in the tree.
  private static func isComplete(
    _ tree: CoordinatorTree, _ coordinators: ObservedCoordinators
  ) -> Bool {
    for element in coordinators.elements where !element.entry.wasInTree {
      if let object = element.object, !tree.contains(object) { return false }
    }
    return true
  }
}
