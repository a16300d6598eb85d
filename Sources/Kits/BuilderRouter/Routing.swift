public import Coordination
public import HeadlessUIKit

/// The smallest interface of a router: what a builder returns to a parent that only shows it.
///
/// @mockable
@MainActor public protocol Routing: Coordinator {
  /// What the router routes with.
  var viewControllable: any ViewControllable { get }
}

/// The smallest interface of a view controller: what a router needs to show it somewhere.
///
/// @mockable
@MainActor public protocol ViewControllable: AnyObject {
  /// The view controller itself.
  var uiViewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
  /// A view controller is its own.
  public var uiViewController: UIViewController { self }
}

/// Where a whole app, or a flow of it, is entered: all that its builder hands out.
///
/// @mockable
@MainActor public protocol AppEntryPoint: AnyObject {
  /// What to make a window's root, or to present.
  var uiViewController: UIViewController { get }

  /// Shows the first screen.
  func start()
}
