import HeadlessDevice
import HeadlessUIKit

/// The preferences that are kept between launches.
///
/// @mockable
package protocol PreferencesManager: AnyObject {
  /// Whether the app was launched before.
  var hasLaunchedBefore: Bool { get set }

  /// Whether onboarding is complete.
  var isOnboarded: Bool { get set }

  /// The user's answer about notifications during onboarding; nil without an answer.
  var allowsNotifications: Bool? { get set }

  /// The user's answer about the location during onboarding; nil without an answer.
  var allowsLocation: Bool? { get set }

  /// The token sent with requests; nil while no user is signed in.
  var authToken: String? { get set }

  /// The id of the signed-in user; nil while no user is signed in.
  var userID: String? { get set }

  /// Whether the user unlocks the app with biometry.
  var isBiometryEnabled: Bool { get set }
}

extension PreferencesManager {
  /// Registers for remote notifications or unregisters, as the user answered; nothing without one.
  ///
  /// An app that is unregistered gets no notification, whether it is in the foreground or not.
  package func applyNotificationAnswer() {
    switch allowsNotifications {
    case true?: UIApplication.shared.registerForRemoteNotifications()
    case false?: UIApplication.shared.unregisterForRemoteNotifications()
    case nil: break
    }
  }
}

/// The preferences in the device's key-value storage.
final class StoredPreferencesManager: PreferencesManager {
  private let storage: KeyValueStorage

  init(storage: KeyValueStorage = Device.current.storage) {
    self.storage = storage
  }

  var hasLaunchedBefore: Bool {
    get { storage.string(forKey: "launchedBefore") == "true" }
    set { storage.set(newValue ? "true" : nil, forKey: "launchedBefore") }
  }

  var isOnboarded: Bool {
    get { storage.string(forKey: "onboarded") == "true" }
    set { storage.set(newValue ? "true" : nil, forKey: "onboarded") }
  }

  var allowsNotifications: Bool? {
    get { storage.string(forKey: "allowsNotifications").map { $0 == "true" } }
    set { storage.set(newValue.map(String.init), forKey: "allowsNotifications") }
  }

  var allowsLocation: Bool? {
    get { storage.string(forKey: "allowsLocation").map { $0 == "true" } }
    set { storage.set(newValue.map(String.init), forKey: "allowsLocation") }
  }

  var authToken: String? {
    get { storage.string(forKey: "authToken") }
    set { storage.set(newValue, forKey: "authToken") }
  }

  var userID: String? {
    get { storage.string(forKey: "userID") }
    set { storage.set(newValue, forKey: "userID") }
  }

  var isBiometryEnabled: Bool {
    get { storage.string(forKey: "biometryEnabled") == "true" }
    set { storage.set(newValue ? "true" : nil, forKey: "biometryEnabled") }
  }
}
