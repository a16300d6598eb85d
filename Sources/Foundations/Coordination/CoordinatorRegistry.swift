import HeadlessUIKit

/// The watched coordinators of one device, held weakly, in creation order.
final class CoordinatorRegistry {
  private(set) var entries: [WatchedCoordinator] = []
  var screens = SeenScreens()
  private var roots = CoordinatorRoots()
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

  /// The live coordinators, in creation order.
  var alive: [AnyObject] { entries.compactMap(\.object) }

  /// The current tree of coordinators.
  ///
  /// Searches for the roots again if one was released, or if a coordinator was never in the tree.
  var tree: CoordinatorTree {
    let living = entries.filter { $0.object != nil }
    let known = Set(living.compactMap { $0.object.map(ObjectIdentifier.init) })
    let tree = CoordinatorTree(roots: roots.objects, known: known)
    let isComplete = living.allSatisfy { entry in
      entry.wasInTree || entry.object.map(tree.contains) == true
    }
    guard !roots.areAlive || !isComplete else { return tree }
    roots.find { $0 is any Coordinator || known.contains(ObjectIdentifier($0)) }
    return CoordinatorTree(roots: roots.objects, known: known)
  }
}
