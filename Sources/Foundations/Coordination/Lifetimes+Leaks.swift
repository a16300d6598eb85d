import HeadlessDevice
import HeadlessUIKit

extension Lifetimes {
  /// Takes note of who is in the coordinator tree and who has left it; drivers call it every step.
  package static func observe() {
    registry.observe()
  }

  /// The names of the coordinators in the tree, each with how deep it sits, parents first.
  package static var tree: [(depth: Int, name: String)] {
    registry.tree.nodes.map { ($0.depth, name(of: $0.object)) }
  }

  /// Whether nothing that left still lives; cheaper than ``leaks``, which looks for who holds it.
  package static var isClean: Bool {
    registry.observe()
    return leakedControllers.isEmpty && leakedCoordinators.isEmpty && idleCoordinators.isEmpty
      && lingeringWork.isEmpty
  }

  /// All that left and still lives: controllers first, then coordinators, each oldest first, then
  /// coordinators that stayed behind, timers and subscriptions.
  public static var leaks: [Leak] {
    registry.observe()
    let controllers = leakedControllers.map { controller in
      Leak(
        kind: .viewController, name: String(describing: type(of: controller)),
        step: controller.lifetime.leftAtStep ?? 0, holders: holders(of: controller))
    }
    return controllers + leakedCoordinators.map { leak(.coordinator, $0, since: $0.leftAtStep) }
      + idleCoordinators.map { leak(.idleCoordinator, $0, since: $0.idleSinceStep) }
      + lingeringWork
  }

  private static func leak(
    _ kind: Leak.Kind, _ entry: Watched, since step: Int?
  ) -> Leak {
    Leak(
      kind: kind, name: entry.type, step: step ?? 0,
      holders: entry.object.map(holders) ?? [])
  }

  private static var leakedCoordinators: [Watched] {
    registry.entries.filter { $0.object != nil && $0.leftAtStep != nil }
  }

  /// Those at the top of what stayed behind; what they hold stayed because of them.
  private static var idleCoordinators: [Watched] {
    let idle = registry.entries.filter { $0.object != nil && $0.idleSinceStep != nil }
    guard !idle.isEmpty else { return [] }
    let tree = registry.tree
    let below = idle.compactMap(\.object).flatMap { tree.branch(of: $0).dropFirst() }
    return idle.filter { entry in !below.contains { $0.object === entry.object } }
  }

  /// Those at the top of what left: a container's children stay because of it.
  private static var leakedControllers: [UIViewController] {
    let leaked = UIApplication.shared.controllers.alive
      .filter { $0.lifetime.hasBeenOnScreen && !$0.isInWindowHierarchy }
    return leaked.filter { controller in !leaked.contains { $0 === controller.parent } }
  }

  private static func holders(of object: AnyObject) -> [String] {
    let around: [AnyObject] =
      registry.alive + UIApplication.shared.controllers.alive
      + [UIApplication.shared.delegate as AnyObject?].compactMap { $0 }
    let holders = Holders(of: object, around: around).named
    return holders.isEmpty ? LingeringWork.suspects(for: type(of: object)) : holders
  }

  private static var lingeringWork: [Leak] {
    LingeringWork.leaks(among: registry.screens.departed)
  }
}
