import CrewShared
import HeadlessUIKit
import MVVMCB
import Reactive
import ReactiveUIKit

/// The screen, which counts taps and ends with its "Done" button or by going back.
final class __Name__ViewController: UIViewController {
  let viewModel: any __Name__ViewModellable

  private let countLabel = UILabel()
  private let disposeBag = DisposeBag()
  private var viewData = __Name__ViewData()

  init(viewModel: any __Name__ViewModellable) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "__Name__"
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let inputs = viewModel.inputs
    view.addColumn([
      countLabel,
      UIButton(title: "Add one") { inputs.addTapped.onNext(()) },
      UIButton(title: "Done") { inputs.doneTapped.onNext(()) },
    ])
    viewModel.outputs.viewData
      .subscribe(with: self, onNext: { $0.show($1) }).disposed(by: disposeBag)
    inputs.viewState.onNext(.loaded)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { viewModel.inputs.viewState.onNext(.left) }
  }

  override var rehearsalProps: Any? { viewData }

  private func show(_ viewData: __Name__ViewData) {
    self.viewData = viewData
    countLabel.text = "\(viewData.count)"
  }
}
