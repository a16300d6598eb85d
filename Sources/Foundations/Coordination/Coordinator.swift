/// An object that manages a flow: it shows the flow's screens and owns its child coordinators.
///
/// The coordinator base class of every kit conforms, so a coordinator of one kit can own one of
/// another.
@MainActor public protocol Coordinator: AnyObject {
  /// The coordinators of the flows that this one started and that have not ended.
  var children: [any Coordinator] { get }

  /// Shows the flow's first screen.
  func start()

  /// Ends the flow: stops the children, then removes its own screens.
  ///
  /// - Parameter completion: called after the last transition.
  func stop(completion: (() -> Void)?)

  /// Handles an action from outside the app, or passes it to the children.
  ///
  /// - Returns: whether this coordinator or one of its children handled it.
  @discardableResult
  func handle(_ action: CoordinatorAction) -> Bool
}

extension Coordinator {
  /// The name shown by drivers: the type without `Coordinator`, `Router` and generic arguments.
  public var coordinatorName: String { Lifetimes.name(of: self) }

  /// Passes the action to the children, newest first, until one handles it.
  public func handle(_ action: CoordinatorAction) -> Bool {
    children.reversed().contains { $0.handle(action) }
  }

  /// Ends the flow without a completion.
  public func stop() {
    stop(completion: nil)
  }

  /// Stops the children one after the other, newest first, then calls the completion.
  public func stopChildren(completion: @escaping () -> Void) {
    stop(children[...], completion: completion)
  }

  private func stop(_ rest: ArraySlice<any Coordinator>, completion: @escaping () -> Void) {
    guard let last = rest.last else { return completion() }
    last.stop { [self] in stop(rest.dropLast(), completion: completion) }
  }
}
