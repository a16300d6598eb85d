// The __Name__ feature, built with the PropsMVVM kit.

import HeadlessUIKit
import PropsMVVM
import Reactive
import ReactiveUIKit

/// The controller that binds the view model to the view.
final class __Name__ViewController: PropsViewController<__Name__View> {
  /// A closure called with the count when the user taps "Done"; the coordinator sets it.
  var finish: ((Int) -> Void)?

  private let viewModel: __Name__ViewModel
  private let disposeBag = DisposeBag()

  init(viewModel: __Name__ViewModel) {
    self.viewModel = viewModel
    super.init(contentView: __Name__View(frame: .zero))
    title = "__Name__"
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let outputs = viewModel.makeOutputs(
      from: __Name__ViewModel.Inputs(
        addTap: contentView.addButton.rx.tap.asObservable(),
        doneTap: contentView.doneButton.rx.tap.asObservable()))
    outputs.props
      .subscribe(with: self, onNext: { $0.render(props: $1) }).disposed(by: disposeBag)
    outputs.finish
      .subscribe(with: self, onNext: { $0.finish?($1) }).disposed(by: disposeBag)
  }
}
