public import Coordination
import HeadlessUIKit

/// Routes with a view controller that calls back into the router it belongs to.
///
/// The router holds the view controller strongly; the view controller holds its router weakly.
/// A parent holds its child routers in ``children`` from ``attach(_:)`` to ``detach(_:)``.
open class Router<ViewController>: Routing {
  /// What the router routes with, as its feature knows it.
  public let viewController: ViewController

  /// The routers of the features this one showed and that have not ended.
  public private(set) var children: [any Coordinator] = []

  private let controllable: any ViewControllable

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - viewController: what it routes with, known by its feature's protocol.
  ///   - controllable: the same object, as a parent may know it.
  public init(viewController: ViewController, controllable: any ViewControllable) {
    self.viewController = viewController
    self.controllable = controllable
    Lifetimes.watch(self)
  }

  /// What the router routes with, as its parent knows it.
  public final var viewControllable: any ViewControllable { controllable }

  /// Keeps a child for as long as it is shown.
  ///
  /// A child that routes with a ``LeavingControllable`` is let go when that has left; any other waits
  /// for ``detach(_:)``.
  public final func attach(_ child: any Coordinator) {
    guard !children.contains(where: { $0 === child }) else { return }
    children.append(child)
    guard let leaving = (child as? any Routing)?.viewControllable as? any LeavingControllable
    else { return }
    leaving.didLeave = { [weak self, weak child] in
      if let child { self?.detach(child) }
    }
  }

  /// Lets go of a child that is no longer shown.
  public final func detach(_ child: any Coordinator) {
    children.removeAll { $0 === child }
  }

  /// Shows the first screen; a subclass overrides it.
  open func start() {}

  /// Ends the child features, then takes away what this one shows: a sheet, a pushed screen, or, at a
  /// root, what is presented over it.
  open func stop(completion: (() -> Void)?) {
    stopChildren { [self] in
      children.removeAll()
      controllable.uiViewController.takeAway { completion?() }
    }
  }

  /// Passes the action to the children, newest first, until one takes it.
  open func handle(_ action: CoordinatorAction) -> Bool {
    children.reversed().contains { $0.handle(action) }
  }
}
