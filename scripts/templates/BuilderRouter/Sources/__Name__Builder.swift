import BuilderRouter
import HeadlessUIKit

/// The dependencies of __Name__ on its parent.
///
/// @mockable
protocol __Name__Dependency {
  /// The initial count.
  var firstCount: Int { get }
}

/// A listener that is told when __Name__ ends.
///
/// @mockable
protocol __Name__Listener: AnyObject {
  /// Tells the listener that the user has finished, with the final count.
  func __name__DidEnd(with count: Int)
}

/// A builder of __Name__.
///
/// It returns `Routing`, so that a parent cannot call the feature's own routes.
///
/// @mockable
protocol __Name__Buildable {
  /// Builds the feature and its router.
  func build(withListener listener: any __Name__Listener) -> any Routing
}

/// The dependencies of __Name__ and of its child features, on top of its parent's.
final class __Name__DependencyProvider: DependencyProvider<any __Name__Dependency>,
  __Name__CounterDependency
{
  lazy var counter: any __Name__Counting = __Name__CounterBuilder(dependency: self).build()

  var firstCount: Int { dependency.firstCount }
}

/// The default builder.
final class __Name__Builder: Builder<any __Name__Dependency>, __Name__Buildable {
  func build(withListener listener: any __Name__Listener) -> any Routing {
    let provider = __Name__DependencyProvider(dependency: dependency)
    return __Name__Router(
      viewController: __Name__ViewController(counter: provider.counter), listener: listener)
  }
}
