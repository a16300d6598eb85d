import FluxVIP
import HeadlessDevice

/// The one who is signed in, in words: two domain states combined.
final class AccountViewModel: FeatureViewModel {
  weak var uiDelegate: AccountViewController?

  let dependencies: any AccountDependenciesProtocol

  init(deps: any AccountDependenciesProtocol) {
    dependencies = deps
    deps.profileStatus.isFetching.addObserver(self) { [weak self] in self?.notify() }
    deps.biometryState.value.addObserver(self) { [weak self] in self?.notify() }
  }

  /// The name; empty until it is known.
  var name: String { dependencies.dataManager.profile?.name ?? "" }

  /// The e-mail address; empty until it is known.
  var email: String { dependencies.dataManager.profile?.email ?? "" }

  /// Whether the profile is being asked for.
  var isFetching: Bool { dependencies.profileStatus.isFetching.value }

  /// What the switch is called; nil where the phone recognises nobody.
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
