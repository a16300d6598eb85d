import CrewCore
import CrewShared
import FluxVIP
import HeadlessDevice

/// The content of the account screen.
struct AccountProps: Equatable {
  var name = ""
  var email = ""

  /// Whether a request for the profile is under way.
  var isFetching = false

  /// The biometry switch's label; nil on a device without biometry.
  var biometry: String?
  var isBiometryEnabled = false
}

/// The values that the account screen reads.
protocol AccountViewModelProtocol {
  /// The content of the screen; name and e-mail address are empty until the profile is loaded.
  var props: AccountProps { get }
}

/// The account screen's view model, which combines two states.
final class AccountViewModel: FeatureViewModel, AccountViewModelProtocol {
  weak var uiDelegate: AccountViewController?

  let dependencies: any AccountDependenciesProtocol

  init(deps: any AccountDependenciesProtocol) {
    dependencies = deps
    deps.profileStatus.isFetching.addObserver(self) { [weak self] in self?.notify() }
    deps.biometryState.value.addObserver(self) { [weak self] in self?.notify() }
  }

  var props: AccountProps {
    let profile = dependencies.dataManager.profile
    let biometry = dependencies.biometryState.value.value
    return AccountProps(
      name: profile?.name ?? "", email: profile?.email ?? "",
      isFetching: dependencies.profileStatus.isFetching.value,
      biometry: Self.label(of: biometry.supported), isBiometryEnabled: biometry.isEnabled)
  }

  private static func label(of biometry: Biometry) -> String? {
    switch biometry {
    case .faceID: "Face ID".localized
    case .touchID: "Touch ID".localized
    case .none: nil
    }
  }
}
