public import HeadlessUIKit

/// The ways out of a screen, as closures that its coordinator sets.
///
/// The screen's view controller implements its own routes protocol, which refines this one.
@MainActor public protocol ModuleRoutes: AnyObject {
  /// What the coordinator shows.
  var toPresent: UIViewController { get }
}

extension ModuleRoutes where Self: UIViewController {
  /// A view controller is what is shown.
  public var toPresent: UIViewController { self }
}
