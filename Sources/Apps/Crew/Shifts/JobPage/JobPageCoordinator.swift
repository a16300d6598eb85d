import HeadlessUIKit
import MVVMCB
import Reactive

/// Pushes the job page, and is over when the person has left it, by button or by swipe.
final class JobPageCoordinator: BaseCoordinator<Void> {
  private weak var navigation: (any NavigationControllable)?
  private weak var viewController: JobPageViewController?
  private var unshown: JobPageViewController?

  init(navigation: any NavigationControllable, viewController: JobPageViewController) {
    self.navigation = navigation
    self.viewController = viewController
    unshown = viewController
    super.init()
  }

  /// Listens to the view model's outputs; the builder calls it.
  func bind(to viewModel: any JobPageViewModellable) {
    viewModel.outputs.left
      .subscribe(with: self, onNext: { coordinator, _ in coordinator.finish(with: ()) })
      .disposed(by: disposeBag)
  }

  override func start() -> Observable<Void> {
    if let unshown { navigation?.pushViewController(unshown, animated: true) }
    unshown = nil
    return super.start()
  }

  override func dismissScreens(completion: @escaping () -> Void) {
    if let controllers = navigation?.viewControllers, let viewController,
      let place = controllers.firstIndex(of: viewController), place > 0
    {
      navigation?.popToViewController(controllers[place - 1], animated: false)
    }
    completion()
  }
}
