import HeadlessDevice
import HeadlessUIKit

/// The coordinators that live on one device, in the order they were made, each held weakly.
final class CoordinatorRegistry {
  /// What is known of one coordinator.
  struct Entry {
    weak var object: AnyObject?
    let name: String
    var wasInTree = false
    var leftAtStep: Int?
  }

  private(set) var entries: [Entry] = []
  private var sizeAfterPruning = 16
  private weak var root: AnyObject?

  /// Amortised O(1): the dead are forgotten whenever the list has doubled.
  func add(_ object: AnyObject) {
    if entries.count >= 2 * sizeAfterPruning {
      entries.removeAll { $0.object == nil }
      sizeAfterPruning = max(16, entries.count)
    }
    entries.append(Entry(object: object, name: Lifetimes.name(of: object)))
  }

  /// The coordinator the app delegate, or a chain of things it owns, holds; found once a launch.
  var rootCoordinator: (any Coordinator)? {
    if let known = root as? any Coordinator { return known }
    guard let delegate = UIApplication.shared.delegate else { return nil }
    let found = OwnedObjects.firstCoordinator(ownedBy: delegate)
    root = found
    return found
  }

  /// Takes note of who is in the tree now and who has left it; O(number of living coordinators).
  func observe() {
    guard !entries.isEmpty else { return }
    var inTree: Set<ObjectIdentifier> = []
    if let rootCoordinator { collect(rootCoordinator, into: &inTree) }
    let step = Device.current.findings.step
    for index in entries.indices {
      guard let object = entries[index].object else { continue }
      if inTree.contains(ObjectIdentifier(object)) {
        entries[index].wasInTree = true
        entries[index].leftAtStep = nil
      } else if entries[index].wasInTree, entries[index].leftAtStep == nil {
        entries[index].leftAtStep = step
      }
    }
  }

  private func collect(_ coordinator: any Coordinator, into seen: inout Set<ObjectIdentifier>) {
    guard seen.insert(ObjectIdentifier(coordinator)).inserted else { return }
    for child in coordinator.children {
      collect(child, into: &seen)
    }
  }
}
