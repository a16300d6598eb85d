/// An object that owns a flow: it shows screens, listens to them, and owns the flows it started.
///
/// The base class of every kit conforms, so a parent of one kit can own a child of another.
@MainActor public protocol Coordinator: AnyObject {
  /// The coordinators of the flows this one started and that have not ended.
  var children: [any Coordinator] { get }

  /// Shows the flow's first screen.
  func start()

  /// Ends the flow: its children first, then its own screens.
  ///
  /// - Parameter completion: called once everything is gone, after the last transition.
  func stop(completion: (() -> Void)?)

  /// Does what came from outside, or passes it on.
  ///
  /// - Returns: whether this coordinator or one of its children took it.
  @discardableResult
  func handle(_ action: CoordinatorAction) -> Bool
}

extension Coordinator {
  /// The name drivers know it by: its type without `Coordinator`, and without generic arguments.
  public var coordinatorName: String { Lifetimes.name(of: self) }

  /// Passes the action to the children, newest first, until one takes it.
  public func handle(_ action: CoordinatorAction) -> Bool {
    children.reversed().contains { $0.handle(action) }
  }

  /// Ends the flow without a completion.
  public func stop() {
    stop(completion: nil)
  }

  /// Ends the children one after the other, newest first, then calls back.
  public func stopChildren(completion: @escaping () -> Void) {
    stop(children[...], completion: completion)
  }

  private func stop(_ rest: ArraySlice<any Coordinator>, completion: @escaping () -> Void) {
    guard let last = rest.last else { return completion() }
    last.stop { [self] in stop(rest.dropLast(), completion: completion) }
  }
}
