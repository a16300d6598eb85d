/// A feature, of which the parent sees only the coordinator and its result.
public struct Module<Result> {
  /// The coordinator that starts the feature and sends its result.
  public let coordinator: BaseCoordinator<Result>

  /// Creates a module with a coordinator.
  public init(coordinator: BaseCoordinator<Result>) {
    self.coordinator = coordinator
  }
}
