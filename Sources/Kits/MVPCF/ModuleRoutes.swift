public import HeadlessUIKit

/// The routes of a screen, as closures that its coordinator sets.
///
/// Each screen has a routes protocol that refines this one; its view controller conforms to it.
@MainActor public protocol ModuleRoutes: AnyObject {
  /// The view controller to show.
  var toPresent: UIViewController { get }
}

extension ModuleRoutes where Self: UIViewController {
  /// The view controller itself.
  public var toPresent: UIViewController { self }
}
