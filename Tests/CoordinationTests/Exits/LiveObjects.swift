@testable import Coordination
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore

/// The coordinator tree and all live coordinators and controllers, by name.
struct LiveObjects: Equatable {
  /// The tree, one line for each coordinator, indented by depth.
  var tree: [String]
  /// All live coordinators, in creation order.
  var coordinators: [String]
  /// All live controllers, in creation order.
  var controllers: [String]
  var leaks: [String] = []
  var findings: [String] = []
}

extension Session {
  /// The objects that are alive now.
  var liveObjects: LiveObjects {
    Device.current = device
    return LiveObjects(
      tree: coordinatorTree.map { String(repeating: "  ", count: $0.depth) + $0.name },
      coordinators: Lifetimes.registry.alive.map(Lifetimes.name),
      controllers: UIApplication.shared.controllers.alive.map {
        $0.title ?? $0.navigationItem.title ?? "\(type(of: $0))"
      },
      leaks: leaks.map(\.description), findings: device.findings.all.map(\.message))
  }
}
