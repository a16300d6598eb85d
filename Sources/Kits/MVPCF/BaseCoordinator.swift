public import Coordination

/// The manager of one flow: builds its screens, listens to their routes, and owns the flows it starts.
///
/// A parent owns a child from ``addDependency(_:)`` to ``removeDependency(_:)``.
open class BaseCoordinator: Coordinator {
  /// The coordinators of the flows this one started and that have not ended.
  public private(set) var children: [any Coordinator] = []

  /// Creates a coordinator.
  public init() {
    Lifetimes.watch(self)
  }

  /// Shows the flow's first screen; a subclass overrides it.
  open func start() {}

  /// Ends the flow: its children first, then its own screens with ``dismissScreens(completion:)``.
  public final func stop(completion: (() -> Void)?) {
    stopChildren { [self] in
      children.removeAll()
      dismissScreens { completion?() }
    }
  }

  /// Takes away what the flow shows; a subclass that presents or pushes overrides it.
  open func dismissScreens(completion: @escaping () -> Void) {
    completion()
  }

  /// Does what came from outside; a subclass overrides it and passes on what it does not know.
  ///
  /// - Returns: whether this coordinator or one of its children took it.
  @discardableResult
  open func process(action: CoordinatorAction) -> Bool {
    children.reversed().contains { $0.handle(action) }
  }

  /// Does what came from outside, by ``process(action:)``.
  @discardableResult
  public final func handle(_ action: CoordinatorAction) -> Bool {
    process(action: action)
  }

  /// Owns a child for as long as its flow lasts.
  public final func addDependency(_ coordinator: any Coordinator) {
    guard !children.contains(where: { $0 === coordinator }) else { return }
    children.append(coordinator)
  }

  /// Lets go of a child whose flow has ended.
  public final func removeDependency(_ coordinator: (any Coordinator)?) {
    children.removeAll { $0 === coordinator }
  }
}
