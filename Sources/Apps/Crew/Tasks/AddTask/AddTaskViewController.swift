import CrewShared
import HeadlessUIKit
import MVPCF
import Reactive
import ReactiveUIKit

/// The controls of the screen that adds a task.
protocol AddTaskView: ViewContainer, LoadingShowing {
  var nameField: UITextField { get }
  var addButton: UIButton { get }
  var cancelButton: UIButton { get }
}

/// The default view.
final class DefaultAddTaskView: UIView, AddTaskView {
  let nameField = UITextField(named: "Name".localized)
  let addButton = UIButton(type: .system)
  let cancelButton = UIButton(type: .system)

  let activityIndicator = UIActivityIndicatorView(label: "Adding".localized)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addButton.setTitle("Add".localized, for: .normal)
    cancelButton.setTitle("Cancel".localized, for: .normal)
    addColumn([nameField, addButton, cancelButton, activityIndicator])
  }

  /// Returns nil: the view is created in code only.
  required init?(coder: NSCoder) { nil }
}

/// The routes of the screen that adds a task.
protocol AddTaskRoutes: ModuleRoutes {
  /// A closure called with the id of the added task.
  var finished: ((String) -> Void)? { get set }

  /// A closure called when the user cancels.
  var canceled: (() -> Void)? { get set }
}

/// The controller that binds the presenter to the view and fires the routes.
final class AddTaskViewController: ModuleViewController<any AddTaskPresenter, any AddTaskView>,
  AddTaskRoutes
{
  var finished: ((String) -> Void)?
  var canceled: (() -> Void)?

  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New task".localized
    (container.nameField.rx.text <-> presenter.name).disposed(by: disposeBag)
    presenter.addButtonAvailable
      .bind(to: container.addButton.rx.isEnabled)
      .disposed(by: disposeBag)
    Observable.merge(
      container.addButton.rx.tap.asObservable(),
      container.nameField.rx.controlEvent(.editingDidEndOnExit).asObservable()
    )
    .subscribe(with: self, onNext: { screen, _ in screen.presenter.add() })
    .disposed(by: disposeBag)
    container.cancelButton.rx.tap
      .subscribe(with: self, onNext: { screen, _ in screen.canceled?() })
      .disposed(by: disposeBag)
    presenter.added
      .subscribe(with: self, onNext: { $0.finished?($1) })
      .disposed(by: disposeBag)
    subscribeOnErrors(of: presenter).disposed(by: disposeBag)
    container.subscribeOnLoading(of: presenter).disposed(by: disposeBag)
  }
}
