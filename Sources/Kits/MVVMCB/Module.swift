/// A feature, wrapped so that its parent sees no more of it than its result.
public struct Module<Result> {
  /// What starts the feature and tells its result.
  public let coordinator: BaseCoordinator<Result>

  /// Wraps a coordinator.
  public init(coordinator: BaseCoordinator<Result>) {
    self.coordinator = coordinator
  }
}
