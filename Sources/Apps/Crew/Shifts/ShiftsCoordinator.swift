// The Shifts flow, built with the MVVMCB kit.

import Coordination
import CrewShared
import MVVMCB
import Reactive

/// The coordinator of the Shifts tab, which shows the list and opens shifts.
final class ShiftsCoordinator: BaseCoordinator<Never> {
  /// The view model's output, set by the builder.
  var showShift = PublishSubject<String>()

  private weak var navigation: (any NavigationControllable)?
  private let flowManager: any FlowManaging
  private let flowContainer: (any DependencySource)?
  private let shiftBuilder: any ShiftModuleBuildable
  private var initialViewController: (any Presentable)?

  /// Creates the coordinator.
  ///
  /// - Parameters:
  ///   - navigation: The navigation controller that shows the flow; held weakly.
  ///   - viewController: The shift list.
  ///   - flowManager: The state that the flow's modules share.
  ///   - flowContainer: The flow's container, which the coordinator keeps; nil in a test.
  ///   - shiftBuilder: The builder of a shift's module.
  init(
    navigation: any NavigationControllable, viewController: any Presentable,
    flowManager: any FlowManaging, flowContainer: (any DependencySource)? = nil,
    shiftBuilder: any ShiftModuleBuildable
  ) {
    self.navigation = navigation
    self.flowManager = flowManager
    self.flowContainer = flowContainer
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

  override func handle(_ action: CoordinatorAction) -> Bool {
    switch CrewLink(action) {
    case .shift(let id): open(shift: id, showsJobPage: false)
    case .job(let id): open(shift: id, showsJobPage: true)
    default: return super.handle(action)
    }
    return true
  }

  /// Presents a shift, and its job page on request; does nothing while a shift is open.
  func open(shift id: String, showsJobPage: Bool) {
    guard children.isEmpty, let navigation,
      let shift = shiftBuilder.buildModule(
        with: navigation, matchID: id, flowManager: flowManager)
    else { return }
    coordinate(to: shift.module).subscribe().disposed(by: disposeBag)
    if showsJobPage { shift.interface.openJobPage(ofShift: id) }
  }
}
