/// Something that left and still lives, or stays where it has nothing to do.
public struct Leak: Equatable, Codable, Sendable {
  /// What it is.
  public enum Kind: String, Codable, Sendable {
    /// A controller that left the screen.
    case viewController
    /// A coordinator that left the tree.
    case coordinator
    /// A coordinator that is still in the tree though nothing of its flow is on screen any more.
    case idleCoordinator
    /// A repeating timer that goes on though the screen that started it is gone.
    case timer
    /// A subscription that goes on though the screen that made it is gone; told in debug builds.
    case subscription
  }

  /// What it is.
  public let kind: Kind

  /// Its type, or what a timer or a subscription is and where it was made.
  public let name: String

  /// The number of the driver's step during which it left, from 1.
  public let step: Int

  /// Who is known to hold it: `childCoordinators of ApplicationCoordinator`.
  public let holders: [String]

  /// What still lives, since when, and who holds it.
  public var description: String {
    let who = holders.isEmpty ? "" : "; held by " + holders.joined(separator: ", ")
    return "\(name) \(fate) at step \(step)\(ending)\(who)"
  }

  private var fate: String {
    switch kind {
    case .viewController: "left the screen"
    case .coordinator: "left the coordinator tree"
    case .idleCoordinator: "has had nothing on screen since the last of its screens left"
    case .timer, .subscription: "goes on though its screen left"
    }
  }

  private var ending: String {
    switch kind {
    case .viewController, .coordinator: " and still lives"
    case .idleCoordinator: " and is still in the coordinator tree"
    case .timer, .subscription: ""
    }
  }
}
