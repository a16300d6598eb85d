// The __Name__ feature, built with the MVVMCB kit.

import Coordination
import MVVMCB
import Reactive

/// The coordinator that pushes the screen; its result is the count, and going back gives no result.
final class __Name__Coordinator: BaseCoordinator<Int> {
  /// The view model's outputs, set by the builder.
  var done = PublishSubject<Int>()
  var left = PublishSubject<Void>()

  private weak var navigation: (any NavigationControllable)?
  private weak var viewController: __Name__ViewController?
  private var initialViewController: __Name__ViewController?

  init(navigation: any NavigationControllable, viewController: __Name__ViewController) {
    self.navigation = navigation
    self.viewController = viewController
    initialViewController = viewController
    super.init()
  }

  override func start() -> Observable<Int> {
    if let initialViewController { navigation?.pushViewController(initialViewController, animated: true) }
    initialViewController = nil
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
