import MVVMCB
import Reactive

/// What the app asks of the shifts' flow: to follow links into it.
protocol ShiftsCoordinating: Coordinating where Result == Never {
  /// Opens a shift, and its job page where asked for.
  func open(shift id: String, showsJobPage: Bool)
}

/// Shows the list at the root of a tab, and opens shifts from it.
final class ShiftsCoordinator: BaseCoordinator<Never>, ShiftsCoordinating {
  /// The view model's output; the builder binds it.
  var showShift = PublishSubject<String>()

  private weak var navigation: (any NavigationControllable)?
  private let flowManager: any FlowManaging
  private let shiftBuilder: any ShiftModuleBuildable
  private var unshown: (any Presentable)?

  init(
    navigation: any NavigationControllable, viewController: any Presentable,
    flowManager: any FlowManaging, shiftBuilder: any ShiftModuleBuildable
  ) {
    self.navigation = navigation
    self.flowManager = flowManager
    self.shiftBuilder = shiftBuilder
    unshown = viewController
    super.init()
  }

  override func start() -> Observable<Never> {
    if let unshown {
      navigation?.setViewControllers([unshown.uiViewController], animated: false)
    }
    unshown = nil
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
