import CrewShared
import MVVMCB
import Reactive

/// The coordinator of a shift, as the Shifts flow uses it.
protocol ShiftCoordinating: Coordinating where Result == Bool {
  /// Pushes the job page of a shift.
  func openJobPage(ofShift id: String)
}

/// The coordinator that presents a shift in full screen, in its own navigation controller.
final class ShiftCoordinator: BaseCoordinator<Bool>, ShiftCoordinating {
  /// The view model's outputs and its input `substituteRequested`, set by the builder.
  var dismiss = PublishSubject<Void>()
  var showJobPage = PublishSubject<String>()
  var showRequestSubstituteFlow = PublishSubject<String>()
  var substituteRequested = PublishSubject<Void>()

  private weak var viewController: (any Presentable)?
  private let navigation: any NavigationControllable
  private let flowManager: any FlowManaging
  private let locationManager: any LocationManaging
  private let jobPageBuilder: any JobPageModuleBuildable
  private let substituteBuilder: any RequestSubstituteModuleBuildable
  private var isSubstituteRequested = false

  init(
    viewController: any Presentable, navigation: any NavigationControllable,
    flowManager: any FlowManaging, locationManager: any LocationManaging,
    jobPageBuilder: any JobPageModuleBuildable,
    substituteBuilder: any RequestSubstituteModuleBuildable
  ) {
    self.viewController = viewController
    self.navigation = navigation
    self.flowManager = flowManager
    self.locationManager = locationManager
    self.jobPageBuilder = jobPageBuilder
    self.substituteBuilder = substituteBuilder
    super.init()
  }

  override func start() -> Observable<Bool> {
    viewController?.presentInFullScreen(navigation, animated: true, completion: nil)
    dismiss
      .subscribe(with: self, onNext: { coordinator, _ in coordinator.stop(completion: nil) })
      .disposed(by: disposeBag)
    showJobPage
      .subscribe(with: self, onNext: { $0.openJobPage(ofShift: $1) })
      .disposed(by: disposeBag)
    showRequestSubstituteFlow
      .subscribe(with: self, onNext: { $0.findSubstitute(forShift: $1) })
      .disposed(by: disposeBag)
    return super.start()
  }

  func openJobPage(ofShift id: String) {
    guard
      let module = jobPageBuilder.buildModule(
        with: navigation, shiftID: id, userLocation: locationManager.location,
        flowManager: flowManager)
    else { return }
    coordinate(to: module).subscribe().disposed(by: disposeBag)
  }

  override func dismissScreens(completion: @escaping () -> Void) {
    navigation.takeAway { [self] in
      finish(with: isSubstituteRequested)
      completion()
    }
  }

  private func findSubstitute(forShift id: String) {
    guard let module = substituteBuilder.buildModule(with: navigation, shiftID: id) else { return }
    coordinate(to: module)
      .filter { $0 }
      .subscribe(
        with: self, onNext: { coordinator, _ in coordinator.substituteWasRequested(forShift: id) }
      )
      .disposed(by: disposeBag)
  }

  private func substituteWasRequested(forShift id: String) {
    isSubstituteRequested = true
    flowManager.substituteWasRequested(forShift: id)
    substituteRequested.onNext(())
  }
}
