import Coordination
import MVVMCB
import Reactive

/// Pushes the screen; its result is the count, and there is none where the person went back.
final class __Name__Coordinator: BaseCoordinator<Int> {
  /// The view model's outputs; the builder binds them.
  var done = PublishSubject<Int>()
  var left = PublishSubject<Void>()

  private weak var navigation: (any NavigationControllable)?
  private weak var viewController: __Name__ViewController?
  private var unshown: __Name__ViewController?

  init(navigation: any NavigationControllable, viewController: __Name__ViewController) {
    self.navigation = navigation
    self.viewController = viewController
    unshown = viewController
    super.init()
  }

  override func start() -> Observable<Int> {
    if let unshown { navigation?.pushViewController(unshown, animated: true) }
    unshown = nil
    done
      .subscribe(with: self, onNext: { $0.goBack(with: $1) }).disposed(by: disposeBag)
    left
      .subscribe(with: self, onNext: { coordinator, _ in coordinator.finish() })
      .disposed(by: disposeBag)
    return super.start()
  }

  override func dismissScreens(completion: @escaping () -> Void) {
    guard let viewController else { return completion() }
    viewController.takeAway(completion: completion)
  }

  private func goBack(with count: Int) {
    finish(with: count)
    viewController?.takeAway {}
  }
}
