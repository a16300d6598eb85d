/// The treatment of findings and of scenes that fail.
public struct ScenePolicy: Equatable, Sendable {
  /// Whether a scene with findings fails.
  public var failsOnFindings = false

  /// The number of times that a scene that failed is tried again.
  public var retries = 0

  /// Whether a scene that fails and then passes counts as passed.
  public var allowsFlaky = false

  /// Creates the usual policy: findings are listed, and nothing is tried again.
  public init() {}
}
