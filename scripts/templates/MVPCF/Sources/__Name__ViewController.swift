import HeadlessUIKit
import MVPCF
import Reactive
import ReactiveUIKit

/// The ways out of the screen.
protocol __Name__Routes: ModuleRoutes {
  /// The person is done.
  var done: (() -> Void)? { get set }
}

/// Binds the presenter to the view.
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
