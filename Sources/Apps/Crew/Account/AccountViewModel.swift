import FluxVIP
import HeadlessDevice

/// The account screen's view model, which combines two states.
final class AccountViewModel: FeatureViewModel {
  weak var uiDelegate: AccountViewController?

  let dependencies: any AccountDependenciesProtocol

  init(deps: any AccountDependenciesProtocol) {
    dependencies = deps
    deps.profileStatus.isFetching.addObserver(self) { [weak self] in self?.notify() }
    deps.biometryState.value.addObserver(self) { [weak self] in self?.notify() }
  }

  /// The user's name; empty until the profile is loaded.
  var name: String { dependencies.dataManager.profile?.name ?? "" }

  /// The user's e-mail address; empty until the profile is loaded.
  var email: String { dependencies.dataManager.profile?.email ?? "" }

  /// Whether a request for the profile is under way.
  var isFetching: Bool { dependencies.profileStatus.isFetching.value }

  /// The switch's label; nil on a device without biometry.
  var biometryLabel: String? {
    switch dependencies.biometryState.value.value.supported {
    case .faceID: "Face ID"
    case .touchID: "Touch ID"
    case .none: nil
    }
  }

  /// Whether the switch is on.
  var isBiometryEnabled: Bool { dependencies.biometryState.value.value.isEnabled }
}
