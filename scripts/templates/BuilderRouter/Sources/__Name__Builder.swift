import BuilderRouter
import HeadlessUIKit

/// What __Name__ needs of whoever opens it.
protocol __Name__Dependency {
  /// The number that counting begins with.
  var firstCount: Int { get }
}

/// Who wants to know that __Name__ is over.
protocol __Name__Listener: AnyObject {
  /// The person is done, having counted so far.
  func __name__DidEnd(with count: Int)
}

/// Builds __Name__; hands out no more than a parent needs to show it.
protocol __Name__Buildable {
  /// Builds the feature for one visit.
  func build(withListener listener: any __Name__Listener) -> any Routing
}

/// The default builder.
final class __Name__Builder: Builder<any __Name__Dependency>, __Name__Buildable {
  func build(withListener listener: any __Name__Listener) -> any Routing {
    __Name__Router(
      viewController: __Name__ViewController(count: dependency.firstCount), listener: listener)
  }
}
