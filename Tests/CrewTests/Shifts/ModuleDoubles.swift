@testable import CrewShared
@testable import CrewShifts
import HeadlessUIKit
import MVVMCB
import Reactive

/// A navigation controller without a window, which records its calls.
final class NavigationDouble: NavigationControllable {
  let uiViewController = UIViewController()
  private(set) var viewControllers: [UIViewController] = []
  private(set) var calls: [String] = []

  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
    calls.append("set \(names(viewControllers))")
  }

  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    calls.append("push \(names([viewController]))")
  }

  func presentInFullScreen(
    _ presentable: any Presentable, animated: Bool, completion: (() -> Void)?
  ) {
    calls.append("full screen")
    completion?()
  }

  func presentAsSheet(_ presentable: any Presentable, animated: Bool, completion: (() -> Void)?) {
    calls.append("sheet")
    completion?()
  }

  func takeAway(completion: @escaping () -> Void) {
    calls.append("taken away")
    completion()
  }

  private func names(_ controllers: [UIViewController]) -> String {
    controllers.map { "\(type(of: $0))" }.joined(separator: ", ")
  }
}

/// A shift's coordinator that records the job pages it is asked to open.
final class ShiftCoordinatorDouble: BaseCoordinator<Bool>, ShiftCoordinating {
  private(set) var jobPages: [String] = []

  func openJobPage(ofShift id: String) { jobPages.append(id) }
}

/// A builder of all modules of the flow, which records its calls.
final class ModuleBuilderDouble: ShiftModuleBuildable, JobPageModuleBuildable,
  RequestSubstituteModuleBuildable
{
  private(set) var calls: [String] = []

  /// The coordinators of the modules, which a test finishes.
  let shift = ShiftCoordinatorDouble()
  let jobPage = BaseCoordinator<Void>()
  let substitute = BaseCoordinator<Bool>()

  func buildModule(
    with viewController: any Presentable, matchID: String, flowManager: any FlowManaging
  ) -> CoordinatingModule<Bool, any ShiftCoordinating>? {
    calls.append("shift \(matchID)")
    return CoordinatingModule(module: Module(coordinator: shift), interface: shift)
  }

  func buildModule(
    with navigation: any NavigationControllable, shiftID: String, userLocation: Geolocation?,
    flowManager: any FlowManaging
  ) -> Module<Void>? {
    calls.append(
      (["job page \(shiftID)"] + [userLocation].compactMap { $0.map { "at \($0.latitude)" } })
        .joined(separator: " "))
    return Module(coordinator: jobPage)
  }

  func buildModule(with viewController: any Presentable, shiftID: String) -> Module<Bool>? {
    calls.append("substitute \(shiftID)")
    return Module(coordinator: substitute)
  }
}
