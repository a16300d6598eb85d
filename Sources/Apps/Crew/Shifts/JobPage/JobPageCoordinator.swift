import MVVMCB
import Reactive

/// The coordinator that pushes the job page and finishes when the page is popped.
final class JobPageCoordinator: BaseCoordinator<Void> {
  /// The view model's outputs, set by the builder.
  var applied = PublishSubject<String>()
  var left = PublishSubject<Void>()

  private weak var navigation: (any NavigationControllable)?
  private weak var viewController: (any Presentable)?
  private let flowManager: any FlowManaging
  private var initialViewController: (any Presentable)?

  init(
    navigation: any NavigationControllable, viewController: any Presentable,
    flowManager: any FlowManaging
  ) {
    self.navigation = navigation
    self.viewController = viewController
    self.flowManager = flowManager
    initialViewController = viewController
    super.init()
  }

  override func start() -> Observable<Void> {
    if let initialViewController {
      navigation?.pushViewController(initialViewController.uiViewController, animated: true)
    }
    initialViewController = nil
    applied
      .subscribe(with: self, onNext: { $0.flowManager.didApply(toShift: $1) })
      .disposed(by: disposeBag)
    left
      .subscribe(with: self, onNext: { coordinator, _ in coordinator.finish(with: ()) })
      .disposed(by: disposeBag)
    return super.start()
  }

  override func dismissScreens(completion: @escaping () -> Void) {
    guard let viewController else { return completion() }
    viewController.takeAway(completion: completion)
  }
}
