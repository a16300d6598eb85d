public import Coordination
public import HeadlessUIKit

/// The minimal interface of a router, which a builder returns to the parent.
///
/// @mockable
@MainActor public protocol Routing: Coordinator {
  /// The router's view controller.
  var viewControllable: any ViewControllable { get }
}

/// The minimal interface of a view controller, which a router needs to show it.
///
/// @mockable
@MainActor public protocol ViewControllable: AnyObject {
  /// The view controller itself.
  var uiViewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
  /// The view controller itself.
  public var uiViewController: UIViewController { self }
}

/// The entry point of an app or of a flow, which its builder returns.
///
/// @mockable
@MainActor public protocol AppEntryPoint: Coordinator {
  /// The view controller to set as a window's root or to present.
  var uiViewController: UIViewController { get }
}
