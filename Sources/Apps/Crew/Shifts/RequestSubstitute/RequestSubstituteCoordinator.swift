import HeadlessUIKit
import MVVMCB
import Reactive

/// Presents the choice of a colleague in a navigation of its own; its result is whether one was asked.
final class RequestSubstituteCoordinator: BaseCoordinator<Bool> {
  private weak var presenter: (any Presentable)?
  private let navigation: UINavigationController
  private let dismissal = SheetDismissal()

  init(presenter: any Presentable, viewController: RequestSubstituteViewController) {
    self.presenter = presenter
    navigation = UINavigationController(rootViewController: viewController)
    super.init()
    dismissal.onDismiss = { [weak self] in self?.finish(with: false) }
  }

  /// Listens to the view model's outputs; the builder calls it.
  func bind(to viewModel: any RequestSubstituteViewModellable) {
    viewModel.outputs.finished
      .subscribe(with: self, onNext: { $0.end(with: $1) })
      .disposed(by: disposeBag)
  }

  override func start() -> Observable<Bool> {
    presenter?.presentAsSheet(navigation, animated: true, completion: nil)
    navigation.presentationController?.delegate = dismissal
    return super.start()
  }

  override func dismissScreens(completion: @escaping () -> Void) {
    guard let presenter = navigation.presentingViewController else { return completion() }
    presenter.dismiss(animated: true, completion: completion)
  }

  private func end(with result: Bool) {
    dismissScreens { [self] in finish(with: result) }
  }
}
