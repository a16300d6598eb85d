import HeadlessUIKit
import MVPCF
import Reactive
import ReactiveUIKit

/// The routes of the screen.
protocol __Name__Routes: ModuleRoutes {
  /// A closure called when the user taps "Done".
  var done: (() -> Void)? { get set }
}

/// The controller that binds the presenter to the view and fires the routes.
final class __Name__ViewController: ModuleViewController<
  any __Name__Presenter, any __Name__View
>, __Name__Routes
{
  var done: (() -> Void)?

  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "__Name__"
    presenter.text.bind(to: container.countLabel.rx.text).disposed(by: disposeBag)
    container.addButton.rx.tap
      .subscribe(with: self, onNext: { screen, _ in screen.presenter.addOne() })
      .disposed(by: disposeBag)
    container.doneButton.rx.tap
      .subscribe(with: self, onNext: { screen, _ in screen.done?() })
      .disposed(by: disposeBag)
  }
}
