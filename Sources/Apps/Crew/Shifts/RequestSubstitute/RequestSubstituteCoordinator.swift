import HeadlessUIKit
import MVVMCB
import Reactive

/// The coordinator of the sheet that finds a substitute; its result is whether one was requested.
final class RequestSubstituteCoordinator: BaseCoordinator<Bool> {
  /// The view model's output, set by the builder.
  var finished = PublishSubject<Bool>()

  private weak var viewController: (any Presentable)?
  private let navigation: any NavigationControllable
  private let dismissal = SheetDismissal()

  init(viewController: any Presentable, navigation: any NavigationControllable) {
    self.viewController = viewController
    self.navigation = navigation
    super.init()
    dismissal.onDismiss = { [weak self] in self?.finish(with: false) }
  }

  override func start() -> Observable<Bool> {
    viewController?.presentAsSheet(navigation, animated: true, completion: nil)
    navigation.uiViewController.presentationController?.delegate = dismissal
    finished
      .subscribe(with: self, onNext: { $0.end(with: $1) })
      .disposed(by: disposeBag)
    return super.start()
  }

  override func dismissScreens(completion: @escaping () -> Void) {
    navigation.takeAway(completion: completion)
  }

  private func end(with result: Bool) {
    dismissScreens { [self] in finish(with: result) }
  }
}
