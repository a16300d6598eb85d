package import Coordination
package import HeadlessDevice

extension Session {
  /// The coordinators in the tree with their depth, parents first.
  package var coordinatorTree: [(depth: Int, name: String)] {
    makeCurrent()
    return application == nil ? [] : Lifetimes.tree
  }

  /// The coordinators in the tree with their kits, screens and containers, parents first.
  package var coordinators: [CoordinatorDescription] {
    makeCurrent()
    return application == nil ? [] : Lifetimes.descriptions
  }

  /// The containers that the app's delegate and coordinators refer to, parents first.
  package var containers: [any ContainerDescribing] {
    makeCurrent()
    return application == nil ? [] : ContainerSearch.containers
  }
}
