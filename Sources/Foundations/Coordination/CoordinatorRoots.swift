import HeadlessDevice
import HeadlessUIKit

/// The coordinators at the top: those the app delegate, a scene's delegate, or a thing they own holds.
struct CoordinatorRoots {
  private struct Root {
    weak var object: AnyObject?
  }

  private var known: [Root] = []

  /// How many properties away from a delegate a root is looked for.
  private static let reach = 3

  /// The roots that live.
  var objects: [AnyObject] { known.compactMap(\.object) }

  /// Whether there are roots, and all of them live.
  var areAlive: Bool { !known.isEmpty && known.allSatisfy { $0.object != nil } }

  /// Looks for all that are found at the fewest properties away from a delegate.
  mutating func find(isCoordinator: (AnyObject) -> Bool) {
    known = Self.search(isCoordinator).map(Root.init)
  }

  private static func search(_ isCoordinator: (AnyObject) -> Bool) -> [AnyObject] {
    var level = owners
    for _ in 0..<reach {
      let owned = level.flatMap(Reference.strong).map(\.object)
      let found = owned.filter(isCoordinator)
      if !found.isEmpty { return distinct(found) }
      level = owned
    }
    return []
  }

  private static var owners: [AnyObject] {
    let application = UIApplication.shared
    let scenes = application.connectedScenes.compactMap { $0.delegate as AnyObject? }
    return [application.delegate as AnyObject?].compactMap { $0 } + scenes
  }

  private static func distinct(_ objects: [AnyObject]) -> [AnyObject] {
    var seen: Set<ObjectIdentifier> = []
    return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
