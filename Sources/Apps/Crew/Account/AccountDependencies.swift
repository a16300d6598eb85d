import FluxVIP
import Injection

/// What the account screen needs from the core.
protocol AccountDependenciesProtocol {
  /// Where the profile is read from.
  var dataManager: any DataManager { get }

  /// Whether the profile is being asked for.
  var profileStatus: ProfileStatus { get }

  /// What the phone recognises its owner by.
  var biometryState: BiometryState { get }
}

/// The core's own, injected from the app's container.
final class AccountDependencies: AccountDependenciesProtocol {
  @Inject var dataManager: any DataManager
  @Inject var profileStatus: ProfileStatus
  @Inject var biometryState: BiometryState
}
