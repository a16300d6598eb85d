import CrewShared
import HeadlessUIKit
import MVPCF
import Reactive
import ReactiveUIKit

/// The controls of the task detail screen.
protocol TaskDetailView: ViewContainer {
  var doneSwitch: UISwitch { get }
}

/// The default view.
final class DefaultTaskDetailView: UIView, TaskDetailView {
  let doneSwitch = UISwitch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    doneSwitch.accessibilityLabel = "Done".localized
    addColumn([doneSwitch])
  }

  /// Returns nil: the view is created in code only.
  required init?(coder: NSCoder) { nil }
}

/// The routes of the task detail screen; it has none.
protocol TaskDetailRoutes: ModuleRoutes {}

/// The controller that binds the presenter to the view.
final class TaskDetailViewController: ModuleViewController<
  any TaskDetailPresenter, any TaskDetailView
>, TaskDetailRoutes
{
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.name.bind(to: rx.title).disposed(by: disposeBag)
    presenter.isDone
      .subscribe(with: container.doneSwitch, onNext: { $0.isOn = $1 })
      .disposed(by: disposeBag)
    container.doneSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        presenter.setDone(container.doneSwitch.isOn)
      }, for: .valueChanged)
    subscribeOnErrors(of: presenter).disposed(by: disposeBag)
  }
}
