public import HeadlessUIKit

/// A controller that owns its coordinator: UIKit's ownership of controllers keeps coordinators alive.
///
/// The coordinator holds the controller weakly, so both die when UIKit lets go of the controller,
/// whichever way the person left.
@MainActor public protocol Coordinable: AnyObject {
  /// The coordinator of this controller.
  var coordinator: (any FeatureCoordinator)? { get set }
}

/// A screen that owns its coordinator.
open class UIViewCoordinable: UIViewController, Coordinable {
  /// The coordinator of this screen.
  public final var coordinator: (any FeatureCoordinator)?

  /// Makes the screen; its view model and actions are set before its view is loaded.
  public required init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// A screen is never read from an archive.
  public required init?(coder: NSCoder) { nil }
}

/// A navigation controller that owns its coordinator, and pushes others.
open class UINavigationCoordinable: UINavigationController, Coordinable {
  /// The coordinator of this navigation.
  public final var coordinator: (any FeatureCoordinator)?

  /// Pushes a child's controller; the child lives as long as UIKit keeps that controller.
  public final func navigate(to child: any FeatureCoordinator, animated: Bool) {
    child.parentCoordinator = coordinator
    pushViewController(child.makeUI(), animated: animated)
  }

  /// Makes a navigation with a child's controller at its root.
  public static func build(
    coordinator: any FeatureCoordinator, child: any FeatureCoordinator
  ) -> UINavigationCoordinable {
    let navigation = UINavigationCoordinable()
    navigation.coordinator = coordinator
    child.parentCoordinator = coordinator
    navigation.setViewControllers([child.makeUI()], animated: false)
    return navigation
  }
}
