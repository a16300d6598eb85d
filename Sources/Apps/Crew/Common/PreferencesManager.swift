import HeadlessDevice

/// What the app remembers of its owner between two launches.
///
/// @mockable
protocol PreferencesManager: AnyObject {
  /// Whether the app ran before.
  var hasLaunchedBefore: Bool { get set }

  /// Whether onboarding was walked to its end.
  var isOnboarded: Bool { get set }

  /// What requests are signed with; nil while nobody is signed in.
  var authToken: String? { get set }

  /// Who is signed in.
  var userID: String? { get set }

  /// Whether the owner unlocks the app with face or finger.
  var isBiometryEnabled: Bool { get set }
}

/// Preferences in the phone's storage, under the keys the whole app agrees on.
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
