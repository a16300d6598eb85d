import CrewShared
import HeadlessUIKit
import PropsMVVM
import Reactive
import ReactiveUIKit

/// The profile screen of a user.
final class ProfileDetailsViewController: PropsViewController<ProfileDetailsView> {
  private let viewModel: ProfileDetailsViewModel
  private let disposeBag = DisposeBag()

  /// Creates the screen of a user, whose profile the service fetches.
  convenience init(profileId: String, userService: any UserServiceProtocol) {
    self.init(viewModel: ProfileDetailsViewModel(profileId: profileId, userService: userService))
  }

  init(viewModel: ProfileDetailsViewModel) {
    self.viewModel = viewModel
    super.init(contentView: ProfileDetailsView(frame: .zero))
  }

  /// Returns nil: the screen is created in code only.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let outputs = viewModel.makeOutputs(
      from: ProfileDetailsViewModel.Inputs(
        viewWillAppear: rx.viewWillAppear.asObservable().map { _ in }))
    outputs.props
      .subscribe(with: self, onNext: { $0.render(props: $1) })
      .disposed(by: disposeBag)
    outputs.alert
      .subscribe(with: self, onNext: { $0.showAlert(message: $1) })
      .disposed(by: disposeBag)
  }

  override func render(props: ProfileDetailsProps) {
    if props.title != self.props?.title { navigationItem.title = props.title }
    super.render(props: props)
  }
}
