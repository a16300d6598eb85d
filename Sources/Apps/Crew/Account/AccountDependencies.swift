import CrewCore
import FluxVIP
import Injection

/// The account screen's dependencies on the core.
protocol AccountDependenciesProtocol {
  /// The store that the profile is read from.
  var dataManager: any DataManager { get }

  /// The state of the profile request.
  var profileStatus: ProfileStatus { get }

  /// The device's biometry and the user's choice about it.
  var biometryState: BiometryState { get }
}

/// The default dependencies, injected from the app's container.
final class AccountDependencies: AccountDependenciesProtocol {
  @Inject var dataManager: any DataManager
  @Inject var profileStatus: ProfileStatus
  @Inject var biometryState: BiometryState
}
