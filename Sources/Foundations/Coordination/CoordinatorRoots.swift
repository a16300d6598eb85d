import HeadlessDevice
import HeadlessUIKit

/// The root coordinators: those that the app delegate or a scene delegate holds, directly or not.
struct CoordinatorRoots {
  private struct Root {
    weak var object: AnyObject?
  }

  private var known: [Root] = []

  /// The maximum number of properties between a delegate and a root.
  private static let maximumDepth = 3

  /// The live roots.
  var objects: [AnyObject] { known.compactMap(\.object) }

  /// Whether there are roots and all of them are alive.
  var areAlive: Bool { !known.isEmpty && known.allSatisfy { $0.object != nil } }

  /// Searches level by level; the first level with coordinators gives the roots.
  mutating func find(isCoordinator: (AnyObject) -> Bool) {
    known = Self.search(isCoordinator).map(Root.init)
  }

  private static func search(_ isCoordinator: (AnyObject) -> Bool) -> [AnyObject] {
    var level = UIApplication.shared.delegates
    for _ in 0..<maximumDepth {
      let owned = level.flatMap(Reference.strong).map(\.object)
      let found = owned.filter(isCoordinator)
      if !found.isEmpty { return distinct(found) }
      level = owned
    }
    return []
  }

  private static func distinct(_ objects: [AnyObject]) -> [AnyObject] {
    var seen: Set<ObjectIdentifier> = []
    return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension UIApplication {
  /// The delegates of the app and of its scenes.
  var delegates: [AnyObject] {
    let scenes = connectedScenes.compactMap { $0.delegate as AnyObject? }
    return [delegate as AnyObject?].compactMap { $0 } + scenes
  }
}
