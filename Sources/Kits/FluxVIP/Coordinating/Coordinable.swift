public import HeadlessUIKit

/// A view controller that retains its coordinator, so that UIKit's retain of it keeps both alive.
///
/// The coordinator refers to the controller weakly, so both are released when UIKit releases the
/// controller, after a pop, a dismissal or a swipe.
@MainActor public protocol Coordinable: AnyObject {
  /// The coordinator of this controller.
  var coordinator: (any FeatureCoordinator)? { get set }
}

/// A screen that retains its coordinator.
open class UIViewCoordinable: UIViewController, Coordinable {
  /// The coordinator of this screen.
  public final var coordinator: (any FeatureCoordinator)?

  /// Creates the screen; its view model and actions are set before its view is loaded.
  public required init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: a screen is not decoded from an archive.
  public required init?(coder: NSCoder) { nil }
}

/// A navigation controller that retains its coordinator and pushes child features.
open class UINavigationCoordinable: UINavigationController, Coordinable {
  /// The coordinator of this navigation controller.
  public final var coordinator: (any FeatureCoordinator)?

  /// Creates a navigation controller without screens.
  public required init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: a navigation controller is not decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  /// Pushes a child's controller, which retains the child until UIKit releases the controller.
  public final func navigate(to child: any FeatureCoordinator, animated: Bool) {
    child.parentCoordinator = coordinator
    pushViewController(child.makeUI(), animated: animated)
  }

  /// Creates a navigation controller with a child's controller at its root.
  public static func build(
    coordinator: any FeatureCoordinator, child: any FeatureCoordinator
  ) -> Self {
    child.parentCoordinator = coordinator
    return build(coordinator: coordinator, root: child.makeUI())
  }

  /// Creates a navigation controller with the coordinator's own screen at its root.
  public static func build(coordinator: any FeatureCoordinator, root: UIViewController) -> Self {
    let navigation = Self()
    navigation.coordinator = coordinator
    navigation.setViewControllers([root], animated: false)
    return navigation
  }
}
