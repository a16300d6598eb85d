@testable import CrewShared
import HeadlessDevice

extension ClientHTTPPerformer {
  /// Returns a performer of the current device, as the app registers it.
  static func make() -> ClientHTTPPerformer {
    ClientHTTPPerformer(client: SessionHTTPClient.make())
  }
}

extension SessionHTTPClient {
  /// Returns a client of the current device, as the app registers it.
  static func make() -> SessionHTTPClient {
    SessionHTTPClient(preferences: StoredPreferencesManager())
  }
}
