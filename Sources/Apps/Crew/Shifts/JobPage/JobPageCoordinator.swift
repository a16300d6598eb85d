import MVVMCB
import Reactive

/// The coordinator that pushes the job page and finishes when the page is popped.
final class JobPageCoordinator: BaseCoordinator<Void> {
  /// The view model's output, set by the builder.
  var left = PublishSubject<Void>()

  private weak var navigation: (any NavigationControllable)?
  private weak var viewController: (any Presentable)?
  private var initialViewController: (any Presentable)?

  init(navigation: any NavigationControllable, viewController: any Presentable) {
    self.navigation = navigation
    self.viewController = viewController
    initialViewController = viewController
    super.init()
  }

  override func start() -> Observable<Void> {
    if let initialViewController {
      navigation?.pushViewController(initialViewController.uiViewController, animated: true)
    }
    initialViewController = nil
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
