import HeadlessUIKit
import MVVMCB
import Reactive

/// Shows one shift over everything, in a navigation of its own.
final class ShiftCoordinator: BaseCoordinator<Bool> {
  private weak var viewController: (any Presentable)?
  private weak var shiftViewController: ShiftDetailViewController?
  private let navigation: UINavigationController
  private let matchID: String
  private let flowManager: any FlowManaging
  private let jobPageBuilder: any JobPageModuleBuildable
  private let substituteBuilder: any RequestSubstituteModuleBuildable
  private var isSubstituteRequested = false

  init(
    viewController: any Presentable, shiftViewController: ShiftDetailViewController,
    matchID: String, flowManager: any FlowManaging, jobPageBuilder: any JobPageModuleBuildable,
    substituteBuilder: any RequestSubstituteModuleBuildable
  ) {
    self.viewController = viewController
    self.shiftViewController = shiftViewController
    self.matchID = matchID
    self.flowManager = flowManager
    self.jobPageBuilder = jobPageBuilder
    self.substituteBuilder = substituteBuilder
    navigation = UINavigationController(rootViewController: shiftViewController)
    super.init()
  }

  /// Listens to the view model's outputs; the builder calls it.
  func bind(to viewModel: any ShiftViewModellable) {
    viewModel.outputs.dismiss
      .subscribe(with: self, onNext: { coordinator, _ in coordinator.stop(completion: nil) })
      .disposed(by: disposeBag)
    viewModel.outputs.showJobPage
      .subscribe(with: self, onNext: { coordinator, _ in coordinator.openJobPage() })
      .disposed(by: disposeBag)
    viewModel.outputs.findSubstitute
      .subscribe(with: self, onNext: { coordinator, _ in coordinator.findSubstitute() })
      .disposed(by: disposeBag)
  }

  override func start() -> Observable<Bool> {
    viewController?.presentInFullScreen(navigation, animated: true, completion: nil)
    return super.start()
  }

  /// Pushes the job page.
  func openJobPage() {
    guard
      let module = jobPageBuilder.buildModule(
        with: navigation, shiftID: matchID, flowManager: flowManager)
    else { return }
    coordinate(to: module).subscribe().disposed(by: disposeBag)
  }

  override func dismissScreens(completion: @escaping () -> Void) {
    guard let presenter = navigation.presentingViewController else { return completion() }
    presenter.dismiss(animated: true) { [self] in
      finish(with: isSubstituteRequested)
      completion()
    }
  }

  private func findSubstitute() {
    guard
      let module = substituteBuilder.buildModule(
        with: navigation, shiftID: matchID, flowManager: flowManager)
    else { return }
    coordinate(to: module)
      .filter { $0 }
      .subscribe(with: self, onNext: { coordinator, _ in coordinator.substituteWasRequested() })
      .disposed(by: disposeBag)
  }

  private func substituteWasRequested() {
    isSubstituteRequested = true
    flowManager.substituteWasRequested(forShift: matchID)
    shiftViewController?.viewModel.inputs.substituteRequested.onNext(())
  }
}
