import MVVMCB
import Reactive

/// Pushes the job page, and is over when the person has left it, by button or by swipe.
final class JobPageCoordinator: BaseCoordinator<Void> {
  /// The view model's outputs; the builder binds them.
  var applied = PublishSubject<String>()
  var left = PublishSubject<Void>()

  private weak var navigation: (any NavigationControllable)?
  private weak var viewController: (any Presentable)?
  private let flowManager: any FlowManaging
  private var unshown: (any Presentable)?

  init(
    navigation: any NavigationControllable, viewController: any Presentable,
    flowManager: any FlowManaging
  ) {
    self.navigation = navigation
    self.viewController = viewController
    self.flowManager = flowManager
    unshown = viewController
    super.init()
  }

  override func start() -> Observable<Void> {
    if let unshown { navigation?.pushViewController(unshown.uiViewController, animated: true) }
    unshown = nil
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
