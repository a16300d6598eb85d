import HeadlessUIKit

/// Something that left and still lives.
public struct Leak: Equatable, Codable, Sendable {
  /// What it is.
  public enum Kind: String, Codable, Sendable {
    /// A controller that left the screen.
    case viewController
    /// A coordinator that left the tree.
    case coordinator
  }

  /// What it is.
  public let kind: Kind

  /// Its type.
  public let name: String

  /// The number of the driver's step during which it left, from 1.
  public let step: Int

  /// Who is known to hold it: `childCoordinators of ApplicationCoordinator`.
  public let holders: [String]

  /// What still lives, since when, and who holds it.
  public var description: String {
    let what = kind == .coordinator ? "left the coordinator tree" : "left the screen"
    let who = holders.isEmpty ? "" : "; held by " + holders.joined(separator: ", ")
    return "\(name) \(what) at step \(step) and still lives\(who)"
  }
}

extension Lifetimes {
  /// Takes note of who is in the coordinator tree and who has left it; drivers call it every step.
  package static func observe() {
    registry.observe()
  }

  /// The names of the coordinators in the tree, each with how deep it sits, parents first.
  package static var tree: [(depth: Int, name: String)] {
    guard let root = registry.rootCoordinator else { return [] }
    return lines(of: root, depth: 0)
  }

  /// All that left and still lives: controllers first, then coordinators, oldest first.
  public static var leaks: [Leak] {
    leakedControllers + leakedCoordinators
  }

  private static func lines(of coordinator: any Coordinator, depth: Int) -> [(Int, String)] {
    [(depth, coordinator.coordinatorName)]
      + coordinator.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private static var leakedCoordinators: [Leak] {
    registry.entries.compactMap { entry in
      guard let object = entry.object, let step = entry.leftAtStep else { return nil }
      return Leak(
        kind: .coordinator, name: String(describing: type(of: object)), step: step,
        holders: holders(of: object))
    }
  }

  private static var leakedControllers: [Leak] {
    UIApplication.shared.controllers.alive
      .filter { $0.presence.hasBeenOnScreen && !$0.isInWindowHierarchy }
      .map { controller in
        Leak(
          kind: .viewController, name: String(describing: type(of: controller)),
          step: controller.presence.leftAtStep ?? 0, holders: holders(of: controller))
      }
  }

  /// Which properties of the living coordinators and controllers hold an object.
  private static func holders(of object: AnyObject) -> [String] {
    let living = registry.entries.compactMap(\.object) + UIApplication.shared.controllers.alive
    return living.filter { $0 !== object }.flatMap { holder in
      OwnedObjects.objects(in: Mirror(reflecting: holder))
        .filter { $0.object === object }
        .map { "\($0.property) of \(type(of: holder))" }
    }
  }
}
