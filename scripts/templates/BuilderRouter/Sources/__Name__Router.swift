// The __Name__ feature, built with the BuilderRouter kit.

import BuilderRouter

/// The routes that the screen calls.
///
/// @mockable
protocol __Name__Routing: AnyObject {
  /// Ends the feature.
  func finish(with count: Int)
}

/// The screen as its router uses it.
///
/// @mockable
protocol __Name__ViewControllable: ViewControllable {
  /// The screen's router; weak, because the router holds the screen.
  var router: (any __Name__Routing)? { get set }
}

/// The router of __Name__, which ends the feature.
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
