import HeadlessDevice
import HeadlessUIKit

extension Lifetimes {
  /// Updates the state of the coordinator tree; drivers call it after every step.
  package static func observe() {
    registry.observe()
  }

  /// The names and depths of the coordinators in the tree, parents first.
  package static var tree: [(depth: Int, name: String)] {
    registry.tree.nodes.map { ($0.depth, name(of: $0.object)) }
  }

  /// Whether there are no leaks; cheaper than ``leaks``, which searches for holders.
  package static var isClean: Bool {
    registry.observe()
    return leakedControllers.isEmpty && leakedCoordinators.isEmpty && idleCoordinators.isEmpty
      && leakedWork.isEmpty
  }

  /// All leaks: controllers, coordinators, idle coordinators, timers, then subscriptions.
  ///
  /// Objects are in creation order.
  public static var leaks: [Leak] {
    registry.observe()
    let controllers = leakedControllers.map { controller in
      Leak(
        kind: .viewController, name: controller.screenName,
        step: controller.lifetime.leftAtStep ?? 0, holders: holders(of: controller))
    }
    return controllers + leakedCoordinators.map { leak(.coordinator, $0, since: $0.leftAtStep) }
      + idleCoordinators.map { leak(.idleCoordinator, $0, since: $0.idleSinceStep) }
      + leakedWork
  }

  private static func leak(
    _ kind: Leak.Kind, _ entry: WatchedCoordinator, since step: Int?
  ) -> Leak {
    Leak(
      kind: kind, name: entry.type, step: step ?? 0,
      holders: entry.object.map(holders) ?? [])
  }

  private static var leakedCoordinators: [WatchedCoordinator] {
    registry.entries.filter {
      $0.object != nil && $0.leftAtStep != nil && !registry.isKept($0.object)
    }
  }

  /// The topmost idle coordinators; their children stay alive because of them.
  private static var idleCoordinators: [WatchedCoordinator] {
    let idle = registry.entries.filter { $0.object != nil && $0.idleSinceStep != nil }
    guard !idle.isEmpty else { return [] }
    let tree = registry.tree
    let below = idle.compactMap(\.object).flatMap { tree.branch(of: $0).dropFirst() }
    return idle.filter { entry in
      !below.contains { $0.object === entry.object } && !registry.isKept(entry.object)
    }
  }

  /// The topmost leaked controllers; the children of a container stay alive because of it.
  private static var leakedControllers: [UIViewController] {
    var leaked: [UIViewController] = []
    for controller in UIApplication.shared.controllers.alive
    where controller.lifetime.hasBeenOnScreen && !controller.isInWindowHierarchy {
      leaked.append(controller)
    }
    return leaked.filter { controller in
      !leaked.contains { $0 === controller.parent } && !registry.isKept(controller)
        && !isKeptToReturn(controller)
    }
  }

  /// Returns whether a visible screen, or what provides its pages, keeps a controller to show it again: a
  /// child, one whose view it added to another view itself, or one of a collapsed split view's column.
  private static func isKeptToReturn(_ controller: UIViewController) -> Bool {
    if controller.lifetime.leftWithView {
      return UIApplication.shared.controllers.alive.contains {
        $0.isInWindowHierarchy && keeps(controller, $0)
      }
    }
    guard let container = controller.formerContainer, container.isInWindowHierarchy else {
      return isKeptForColumn(controller)
    }
    let provider: AnyObject? = (container as? UIPageViewController)?.dataSource
    return keeps(controller, container) || provider.map { keeps(controller, $0) } == true
  }

  private static func isKeptForColumn(_ controller: UIViewController) -> Bool {
    UIApplication.shared.controllers.alive.contains {
      ($0 as? UISplitViewController)?.keepsForColumn(controller) == true && $0.isInWindowHierarchy
    }
  }

  private static func keeps(_ controller: UIViewController, _ keeper: AnyObject) -> Bool {
    Reference.all(of: keeper).contains { $0.isStrong && $0.object === controller }
  }

  private static func holders(of object: AnyObject) -> [String] {
    let around: [AnyObject] =
      registry.alive + UIApplication.shared.controllers.alive + UIApplication.shared.delegates
    let holders = Holders(of: object, around: around).named
    guard holders.isEmpty else { return holders }
    let globals = Holders(ofGlobal: object).named
    return globals.isEmpty ? LeakedWork.possibleHolders(of: type(of: object)) : globals
  }

  private static var leakedWork: [Leak] {
    LeakedWork.leaks(among: registry.screens.released)
  }
}
