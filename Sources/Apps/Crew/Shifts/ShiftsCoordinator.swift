import Coordination
import HeadlessUIKit
import MVVMCB
import Reactive

/// Shows the list at the root of a tab, and opens shifts from it.
final class ShiftsCoordinator: BaseCoordinator<Never> {
  /// The view model's output; the builder binds it.
  var showShift = PublishSubject<String>()

  private weak var navigation: UINavigationController?
  private weak var viewController: ShiftListViewController?
  private let flowManager: any FlowManaging
  private let shiftBuilder: any ShiftModuleBuildable

  init(
    navigation: UINavigationController, viewController: ShiftListViewController,
    flowManager: any FlowManaging, shiftBuilder: any ShiftModuleBuildable
  ) {
    self.navigation = navigation
    self.viewController = viewController
    self.flowManager = flowManager
    self.shiftBuilder = shiftBuilder
    super.init()
    navigation.setViewControllers([viewController], animated: false)
  }

  override func start() -> Observable<Never> {
    showShift
      .subscribe(with: self, onNext: { $0.open(shift: $1) })
      .disposed(by: disposeBag)
    return super.start()
  }

  /// Opens a shift, and its job page where asked for.
  func open(shift id: String, showsJobPage: Bool = false) {
    guard children.isEmpty, let navigation,
      let module = shiftBuilder.buildModule(
        with: navigation, matchID: id, flowManager: flowManager)
    else { return }
    coordinate(to: module).subscribe().disposed(by: disposeBag)
    if showsJobPage { (module.coordinator as? ShiftCoordinator)?.openJobPage() }
  }
}
