import Coordination
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore

/// The visible state of the app and its coordinators, leaks and findings.
struct Outcome: Equatable {
  var path: [String]
  var title: String?
  /// The selected tab, which a presented screen may cover.
  var tab: String?
  var alert: String?
  /// The path of each coordinator from the root, sorted.
  var coordinators: [String]
  var leaks: [String] = []
  var findings: [String] = []
}

extension Outcome {
  /// The coordinators of the app while a user is signed in.
  static let tabs =
    ["Application", "Application Main"]
    + ["Shifts", "Trips", "Tasks", "Chat", "Account"].map { "Application Main \($0)" }

  /// Creates the outcome of a link to a target, with the coordinators of other tabs that stay.
  init(_ target: LinkTarget, keeping flows: [String] = []) {
    path = target.path
    title = target.title
    tab = target.tab
    coordinators = Array(Set(Outcome.tabs + target.flows + flows)).sorted()
  }
}

extension Session {
  /// The session's current outcome.
  var outcome: Outcome {
    let screen = self.screen
    let tabBar = UIApplication.shared.keyWindow?.rootViewController as? UITabBarController
    return Outcome(
      path: screen.path, title: screen.title, tab: tabBar?.selectedViewController?.tabBarItem.title,
      alert: screen.alert?.title,
      coordinators: coordinatorPaths.sorted(), leaks: leaks.map(\.description),
      findings: device.findings.all.map(\.message))
  }

  private var coordinatorPaths: [String] {
    var above: [String] = []
    return coordinatorTree.map { depth, name in
      above = above.prefix(depth) + [name]
      return above.joined(separator: " ")
    }
  }
}
