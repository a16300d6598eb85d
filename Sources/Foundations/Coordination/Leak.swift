/// A leaked object, timer or subscription, or a coordinator that should have ended.
public struct Leak: Equatable, Codable, Sendable {
  /// The kinds of leaks.
  public enum Kind: String, Codable, Sendable {
    /// A controller that left the screen and is still alive.
    case viewController
    /// A coordinator that left the tree and is still alive.
    case coordinator
    /// A coordinator that is in the tree though no screen of its flow is visible any more.
    case idleCoordinator
    /// A repeating timer that still runs though the screen that started it was released.
    case timer
    /// A subscription that is still active though its screen was released; reported in debug
    /// builds.
    case subscription
  }

  /// The kind.
  public let kind: Kind

  /// The screen's name, the coordinator's type, or the timer or subscription and where it was made.
  public let name: String

  /// The number of the driver's step during which it left the screen or the tree, from 1.
  public let step: Int

  /// The properties known to retain it: `childCoordinators of ApplicationCoordinator`.
  public let holders: [String]

  /// The leak in one line: its name, the step, and its holders.
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
