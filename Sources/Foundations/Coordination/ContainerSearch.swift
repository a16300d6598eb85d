package import HeadlessDevice
import HeadlessUIKit

/// A search for the containers of a running app, through the properties of its objects.
package enum ContainerSearch {
  /// The number of objects between a delegate or a coordinator and its container.
  private static let maximumDepth = 3

  /// The containers of the app's delegate, of its scenes and of its coordinators, parents first.
  package static var containers: [any ContainerDescribing] {
    let coordinators = Lifetimes.registry.tree.nodes.map(\.object)
    let found = (UIApplication.shared.delegates + coordinators).flatMap(containers)
    return withParents(found)
  }

  /// Returns the container that an object's properties refer to, the nearest one.
  static func container(of object: AnyObject) -> (any ContainerDescribing)? {
    containers(of: object).first
  }

  /// Returns the containers of the nearest objects that have one.
  ///
  /// The properties of screens and of other coordinators are not searched: theirs are not the
  /// object's own.
  private static func containers(of object: AnyObject) -> [any ContainerDescribing] {
    var level = [object]
    for _ in 0..<maximumDepth {
      let owned = level.flatMap { Reference.all(of: $0) }.map(\.object)
      let found = owned.compactMap { $0 as? any ContainerDescribing }
      if !found.isEmpty { return found }
      level = owned.filter { !($0 is UIResponder) && !($0 is any Coordinator) }
    }
    return []
  }

  /// Returns containers, each once, after its parent.
  private static func withParents(
    _ containers: [any ContainerDescribing]
  ) -> [any ContainerDescribing] {
    var seen: Set<ObjectIdentifier> = []
    var all: [any ContainerDescribing] = []
    func add(_ container: any ContainerDescribing) {
      guard seen.insert(ObjectIdentifier(container)).inserted else { return }
      if let parent = container.containerDescription.parent { add(parent) }
      all.append(container)
    }
    containers.forEach(add)
    return all
  }
}
