/// A feature, of which the parent sees only the coordinator and its result.
public struct Module<Result> {
  /// The coordinator that starts the feature and sends its result.
  public let coordinator: BaseCoordinator<Result>

  /// Creates a module with a coordinator.
  ///
  /// - Parameters:
  ///   - coordinator: the coordinator.
  ///   - container: the module's container, which the coordinator keeps; nil for none.
  public init(coordinator: BaseCoordinator<Result>, container: DependencyManager? = nil) {
    self.coordinator = coordinator
    coordinator.keep(container)
  }
}

/// A module whose parent also calls its coordinator, by the module's coordinating protocol.
public struct CoordinatingModule<Result, Interface> {
  /// The module to start.
  public let module: Module<Result>

  /// The coordinator, as the module's coordinating protocol.
  public let interface: Interface

  /// Creates a module with a coordinator and the interface that it conforms to.
  public init(module: Module<Result>, interface: Interface) {
    self.module = module
    self.interface = interface
  }
}
