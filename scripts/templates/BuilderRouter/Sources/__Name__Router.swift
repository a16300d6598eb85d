import BuilderRouter

/// What the screen asks its router for.
protocol __Name__Routing: AnyObject {
  /// Ends the feature.
  func finish(with count: Int)
}

/// What the router needs of the controller it routes with.
protocol __Name__ViewControllable: ViewControllable {
  /// Whom the screen asks; weak, since the router holds the screen.
  var router: (any __Name__Routing)? { get set }
}

/// Routes from __Name__: so far, only out of it.
final class __Name__Router: Router<any __Name__ViewControllable>, __Name__Routing {
  private weak var listener: (any __Name__Listener)?

  init(viewController: any __Name__ViewControllable, listener: any __Name__Listener) {
    self.listener = listener
    super.init(viewController: viewController, controllable: viewController)
    viewController.router = self
  }

  func finish(with count: Int) {
    listener?.__name__DidEnd(with: count)
  }
}
