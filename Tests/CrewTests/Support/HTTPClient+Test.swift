@testable import Crew
import HeadlessDevice

extension SessionHTTPClient {
  /// Returns a client of the current device, as the app registers it.
  static func make() -> SessionHTTPClient {
    SessionHTTPClient(preferences: StoredPreferencesManager())
  }
}
