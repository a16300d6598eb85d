public import Coordination
public import HeadlessUIKit

/// The coordinator of one feature: builds its screen and implements the screen's actions.
@MainActor public protocol FeatureCoordinator: Coordinator {
  /// The coordinator that opened this feature; weak.
  var parentCoordinator: (any FeatureCoordinator)? { get set }

  /// The controller that this coordinator built; weak, since the controller retains the
  /// coordinator.
  var builtController: UIViewController? { get }

  /// Builds the feature's controller with its view model.
  func buildUI() -> any UIViewController & Coordinable
}

extension FeatureCoordinator {
  /// Builds the feature's controller, which retains this coordinator.
  public func makeUI() -> UIViewController {
    let controller = buildUI()
    controller.coordinator = self
    return controller
  }

  /// The coordinators of the controllers inside this feature's controller and presented over it.
  public var children: [any Coordinator] {
    guard let controller = builtController else { return [] }
    var found: [any Coordinator] = []
    collectCoordinators(below: controller, into: &found)
    return found
  }

  /// Does nothing: the parent shows the controller from ``makeUI()``.
  public func start() {}

  /// Stops the children, then removes the feature's controller from the screen.
  ///
  /// Dismisses a sheet, pops a pushed screen, or, at a root, dismisses what is presented over it.
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
