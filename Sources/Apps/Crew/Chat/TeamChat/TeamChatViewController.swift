import CrewShared
import HeadlessUIKit
import PropsMVVM
import Reactive
import ReactiveUIKit

/// The team chat screen.
final class TeamChatViewController: PropsViewController<TeamChatView> {
  /// A closure called with the sender's id when the user taps a message.
  var showProfile: ((String) -> Void)?

  /// A closure called when a message was added to the queue.
  var messageSent: (() -> Void)?

  private let viewModel: TeamChatViewModel
  private let disposeBag = DisposeBag()

  init(viewModel: TeamChatViewModel) {
    self.viewModel = viewModel
    super.init(contentView: TeamChatView(frame: .zero))
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let outputs = viewModel.makeOutputs(
      from: TeamChatViewModel.Inputs(
        viewWillAppear: rx.viewWillAppear.asObservable().map { _ in },
        draft: contentView.draftField.rx.text.orEmpty.asObservable(),
        sendTap: Observable.merge(
          contentView.sendButton.rx.tap.asObservable(),
          contentView.draftField.rx.controlEvent(.editingDidEndOnExit).asObservable()),
        retryTap: contentView.retryTap, messageTap: contentView.messageTap))
    outputs.props
      .subscribe(with: self, onNext: { $0.render(props: $1) })
      .disposed(by: disposeBag)
    outputs.alert
      .subscribe(with: self, onNext: { $0.showAlert(message: $1) })
      .disposed(by: disposeBag)
    outputs.sent
      .subscribe(with: self, onNext: { screen, _ in screen.messageSent?() })
      .disposed(by: disposeBag)
    outputs.showProfile
      .subscribe(with: self, onNext: { $0.showProfile?($1) })
      .disposed(by: disposeBag)
  }

  override func render(props: TeamChatProps) {
    if props.title != self.props?.title { navigationItem.title = props.title }
    super.render(props: props)
  }
}
