import CrewShared
import FluxVIP
import HeadlessUIKit

/// The account screen: the profile, the biometry switch and logging out.
final class AccountViewController: UIViewCoordinable, FeatureViewController {
  var viewModel: AccountViewModel?
  var actions: (any AccountActionProtocol)?

  /// The button that a popover about logging out points at.
  private(set) lazy var logOutButton = UIButton(title: "Log out".localized) { [weak self] in
    self?.actions?.askToLogOut()
  }

  private let nameLabel = UILabel()
  private let emailLabel = UILabel()
  private let biometrySwitch = UISwitch()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var props = AccountProps()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account".localized
    nameLabel.accessibilityIdentifier = "Name"
    emailLabel.accessibilityIdentifier = "E-mail"
    biometrySwitch.accessibilityIdentifier = "Biometry"
    biometrySwitch.addAction(
      UIAction { [weak self] _ in self?.setBiometry() }, for: .valueChanged)
    spinner.accessibilityLabel = "Refreshing".localized
    spinner.hidesWhenStopped = true
    view.addColumn([
      nameLabel, emailLabel, spinner, biometrySwitch,
      UIButton(title: "Refresh profile".localized) { [weak self] in self?.actions?.refreshProfile()
      },
      logOutButton,
    ])
    updateUI()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    actions?.showProfile()
  }

  override var rehearsalProps: Any? { props }

  func updateUI(viewModel: AccountViewModel) {
    show(viewModel)
  }

  private func show(_ viewModel: any AccountViewModelProtocol) {
    props = viewModel.props
    nameLabel.text = props.name
    emailLabel.text = props.email
    biometrySwitch.isHidden = props.biometry == nil
    biometrySwitch.accessibilityLabel = props.biometry
    biometrySwitch.isOn = props.isBiometryEnabled
    if props.isFetching {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
  }

  private func setBiometry() {
    actions?.setBiometry(biometrySwitch.isOn)
  }
}
