public import Coordination

/// The base class of coordinators, each of which manages the screens and routes of one flow.
///
/// A parent retains a child from ``addDependency(_:)`` to ``removeDependency(_:)``.
open class BaseCoordinator: Coordinator {
  /// The coordinators of the flows that this one started and that have not ended.
  public private(set) var children: [any Coordinator] = []

  /// Creates a coordinator.
  public init() {
    Lifetimes.watch(self)
  }

  /// Shows the flow's first screen; a subclass overrides it.
  open func start() {}

  /// Ends the flow: stops the children, then calls ``dismissScreens(completion:)``.
  public final func stop(completion: (() -> Void)?) {
    stopChildren { [self] in
      children.removeAll()
      dismissScreens { completion?() }
    }
  }

  /// Removes the flow's screens; a subclass that presents or pushes screens overrides it.
  open func dismissScreens(completion: @escaping () -> Void) {
    completion()
  }

  /// Handles an action from outside the app; a subclass overrides it, and calls `super` for other
  /// actions.
  ///
  /// - Returns: whether this coordinator or one of its children handled it.
  @discardableResult
  open func process(action: CoordinatorAction) -> Bool {
    children.reversed().contains { $0.handle(action) }
  }

  /// Handles an action by calling ``process(action:)``.
  @discardableResult
  public final func handle(_ action: CoordinatorAction) -> Bool {
    process(action: action)
  }

  /// Adds a child, retained until it is removed.
  public final func addDependency(_ coordinator: any Coordinator) {
    guard !children.contains(where: { $0 === coordinator }) else { return }
    children.append(coordinator)
  }

  /// Removes a child whose flow has ended.
  public final func removeDependency(_ coordinator: (any Coordinator)?) {
    children.removeAll { $0 === coordinator }
  }
}
