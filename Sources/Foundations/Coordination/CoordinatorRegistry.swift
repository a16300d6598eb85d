import HeadlessUIKit

/// The coordinators that live on one device, in the order they were made, each held weakly.
final class CoordinatorRegistry {
  private(set) var entries: [Watched] = []
  var screens = SeenScreens()
  private var roots = CoordinatorRoots()
  private var pruneAt = 64

  /// Amortised O(1): the dead are forgotten whenever the list has doubled.
  func add(_ object: AnyObject) {
    if entries.count >= pruneAt {
      entries.removeAll { $0.object == nil && ($0.isReleaseTold || !$0.hasShown) }
      pruneAt = max(64, entries.count * 2)
    }
    entries.append(Watched(object, birth: UIApplication.shared.controllers.nextCreation()))
  }

  /// The coordinators that live, in the order they were made.
  var alive: [AnyObject] { entries.compactMap(\.object) }

  /// Who holds whom, as it is now.
  ///
  /// The roots are looked for again where one has died or somebody is in no tree who never was.
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
