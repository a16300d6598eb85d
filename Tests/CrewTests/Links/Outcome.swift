import Coordination
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore

/// All that a person and the coordinators are left with.
struct Outcome: Equatable {
  var path: [String]
  var title: String?
  /// The tab that is chosen, be it under a sheet.
  var tab: String?
  var alert: String?
  /// Each coordinator below all that started it, sorted.
  var coordinators: [String]
  var leaks: [String] = []
  var findings: [String] = []
}

extension Outcome {
  /// The coordinators of an app somebody is signed in to.
  static let tabs =
    ["Application", "Application Main"]
    + ["Shifts", "Trips", "Tasks", "Chat", "Account"].map { "Application Main \($0)" }

  /// What a link leads to in an app of which some flows stay as they are.
  init(_ target: LinkTarget, keeping flows: [String] = []) {
    path = target.path
    title = target.title
    tab = target.tab
    coordinators = Array(Set(Outcome.tabs + target.flows + flows)).sorted()
  }
}

extension Session {
  /// What the person and the coordinators are left with now.
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
