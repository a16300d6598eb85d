public import Coordination
import HeadlessUIKit

/// The base class of routers, each of which navigates from one view controller.
///
/// The router retains the view controller; the view controller refers to its router weakly. A
/// parent retains its child routers in ``children`` from ``attach(_:)`` to ``detach(_:)``.
open class Router<ViewController>: Routing {
  /// The router's view controller, as its feature's protocol.
  public let viewController: ViewController

  /// The routers of the features that this one showed and that have not ended.
  public private(set) var children: [any Coordinator] = []

  private let controllable: any ViewControllable

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - viewController: the view controller, as its feature's protocol.
  ///   - controllable: the same object, as a parent sees it.
  public init(viewController: ViewController, controllable: any ViewControllable) {
    self.viewController = viewController
    self.controllable = controllable
    Lifetimes.watch(self)
  }

  /// The router's view controller, as its parent sees it.
  public final var viewControllable: any ViewControllable { controllable }

  /// Adds a child router, retained until it is detached.
  ///
  /// A child whose view controller is a ``LeavingControllable`` is detached when that has left the
  /// screen. Any other child stays until ``detach(_:)``.
  public final func attach(_ child: any Coordinator) {
    guard !children.contains(where: { $0 === child }) else { return }
    children.append(child)
    guard let leaving = (child as? any Routing)?.viewControllable as? any LeavingControllable
    else { return }
    leaving.didLeave = { [weak self, weak child] in
      if let child { self?.detach(child) }
    }
  }

  /// Removes a child router.
  public final func detach(_ child: any Coordinator) {
    children.removeAll { $0 === child }
  }

  /// Shows the first screen; a subclass overrides it.
  open func start() {}

  /// Stops the children, then removes this router's view controller from the screen.
  ///
  /// Dismisses a sheet, pops a pushed screen, or, at a root, dismisses what is presented over it.
  open func stop(completion: (() -> Void)?) {
    stopChildren { [self] in
      children.removeAll()
      controllable.uiViewController.takeAway { completion?() }
    }
  }

  /// Passes the action to the children, newest first, until one handles it.
  open func handle(_ action: CoordinatorAction) -> Bool {
    children.reversed().contains { $0.handle(action) }
  }
}
