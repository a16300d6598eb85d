import CrewShared
import HeadlessDevice

/// The workers' access to the server.
///
/// A completion handler is not called once the session has ended.
package protocol Driver {
  /// Requests all trips.
  func getTrips(completion: @escaping (Result<[Trip], any Error>) -> Void)

  /// Requests the signed-in user's profile.
  func getProfile(completion: @escaping (Result<Profile, any Error>) -> Void)
}

/// A driver that uses the app's HTTP client.
struct NetworkDriver: Driver {
  let client: any HTTPClient
  let preferences: any PreferencesManager

  func getTrips(completion: @escaping (Result<[Trip], any Error>) -> Void) {
    _ = client.fetch(HTTPRequest("GET", "/trips"), completion: completion)
  }

  func getProfile(completion: @escaping (Result<Profile, any Error>) -> Void) {
    let path = "/profiles/\(preferences.userID ?? "me")"
    _ = client.fetch(HTTPRequest("GET", path), completion: completion)
  }
}
