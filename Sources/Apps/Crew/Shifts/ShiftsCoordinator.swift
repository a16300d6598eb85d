// The Shifts flow, built with the MVVMCB kit.

import MVVMCB
import Reactive

/// The coordinator of the Shifts tab, as links use it.
protocol ShiftsCoordinating: Coordinating where Result == Never {
  /// Presents a shift, and its job page on request; does nothing while a shift is open.
  func open(shift id: String, showsJobPage: Bool)
}

/// The coordinator of the Shifts tab, which shows the list and opens shifts.
final class ShiftsCoordinator: BaseCoordinator<Never>, ShiftsCoordinating {
  /// The view model's output, set by the builder.
  var showShift = PublishSubject<String>()

  private weak var navigation: (any NavigationControllable)?
  private let flowManager: any FlowManaging
  private let shiftBuilder: any ShiftModuleBuildable
  private var initialViewController: (any Presentable)?

  init(
    navigation: any NavigationControllable, viewController: any Presentable,
    flowManager: any FlowManaging, shiftBuilder: any ShiftModuleBuildable
  ) {
    self.navigation = navigation
    self.flowManager = flowManager
    self.shiftBuilder = shiftBuilder
    initialViewController = viewController
    super.init()
  }

  override func start() -> Observable<Never> {
    if let initialViewController {
      navigation?.setViewControllers([initialViewController.uiViewController], animated: false)
    }
    initialViewController = nil
    showShift
      .subscribe(with: self, onNext: { $0.open(shift: $1, showsJobPage: false) })
      .disposed(by: disposeBag)
    return super.start()
  }

  func open(shift id: String, showsJobPage: Bool) {
    guard children.isEmpty, let navigation,
      let module = shiftBuilder.buildModule(
        with: navigation, matchID: id, flowManager: flowManager)
    else { return }
    coordinate(to: module).subscribe().disposed(by: disposeBag)
    if showsJobPage { (module.coordinator as? any ShiftCoordinating)?.openJobPage(ofShift: id) }
  }
}
