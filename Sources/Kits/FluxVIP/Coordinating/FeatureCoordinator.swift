public import Coordination
public import HeadlessUIKit

/// The coordinator of one feature: builds its screen, and does what the screen asks for.
@MainActor public protocol FeatureCoordinator: Coordinator {
  /// The coordinator of the feature this one was opened from; weak.
  var parentCoordinator: (any FeatureCoordinator)? { get set }

  /// The controller this coordinator built; weak, since the controller owns the coordinator.
  var builtController: UIViewController? { get }

  /// Builds the feature's controller with its view model.
  func buildUI() -> any UIViewController & Coordinable
}

extension FeatureCoordinator {
  /// The feature's controller, owning this coordinator from now on.
  public func makeUI() -> UIViewController {
    let controller = buildUI()
    controller.coordinator = self
    return controller
  }

  /// The coordinators that controllers inside, and over, this feature's controller own.
  public var children: [any Coordinator] {
    guard let controller = builtController else { return [] }
    var found: [any Coordinator] = []
    collectCoordinators(below: controller, into: &found)
    return found
  }

  /// A feature is shown by whoever builds its controller.
  public func start() {}

  /// Ends the feature's children, then takes away what it shows: a sheet, a pushed screen, or, at a
  /// root, what is presented over it.
  public func stop(completion: (() -> Void)?) {
    stopChildren { [weak builtController] in
      guard let builtController else {
        completion?()
        return
      }
      builtController.takeAway { completion?() }
    }
  }

  private func collectCoordinators(
    below controller: UIViewController, into found: inout [any Coordinator]
  ) {
    var inside = controller.children
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      inside.append(presented)
    }
    if let tabBar = controller as? UITabBarCoordinable { found += tabBar.flows }
    for child in inside {
      if let owned = (child as? any Coordinable)?.coordinator, owned !== self {
        found.append(owned)
      } else {
        collectCoordinators(below: child, into: &found)
      }
    }
  }
}
