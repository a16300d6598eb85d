import HeadlessDevice

/// The interface of a manager that knows where the user is.
package protocol LocationManaging: AnyObject {
  /// The user's location; nil if the user did not allow the app to know it.
  var location: Geolocation? { get }
}

/// A manager that reads the simulated phone's location from storage, as `52.3791,4.9003`.
///
/// Without a value there, the phone is at Amsterdam's central station.
final class StoredLocationManager: LocationManaging {
  private let preferences: any PreferencesManager
  private let storage: KeyValueStorage

  init(preferences: any PreferencesManager, storage: KeyValueStorage = Device.current.storage) {
    self.preferences = preferences
    self.storage = storage
  }

  var location: Geolocation? {
    guard preferences.allowsLocation == true else { return nil }
    return stored ?? Geolocation(latitude: 52.3791, longitude: 4.9003)
  }

  private var stored: Geolocation? {
    let numbers = storage.string(forKey: "location")?.split(separator: ",").compactMap {
      Double($0)
    }
    guard let numbers, numbers.count == 2 else { return nil }
    return Geolocation(latitude: numbers[0], longitude: numbers[1])
  }
}
