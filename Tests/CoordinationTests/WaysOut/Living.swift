@testable import Coordination
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore

/// Who is in the coordinator tree, and who lives at all.
struct Living: Equatable {
  /// The tree, a line each, indented by depth.
  var tree: [String]
  /// Every coordinator that lives, in the order they were made.
  var coordinators: [String]
  /// Every controller that lives, in the order they were made.
  var controllers: [String]
  var leaks: [String] = []
  var findings: [String] = []
}

extension Session {
  /// Who lives now.
  var living: Living {
    Device.current = device
    return Living(
      tree: coordinatorTree.map { String(repeating: "  ", count: $0.depth) + $0.name },
      coordinators: Lifetimes.registry.alive.map(Lifetimes.name),
      controllers: UIApplication.shared.controllers.alive.map {
        $0.title ?? $0.navigationItem.title ?? "\(type(of: $0))"
      },
      leaks: leaks.map(\.description), findings: device.findings.all.map(\.message))
  }
}
