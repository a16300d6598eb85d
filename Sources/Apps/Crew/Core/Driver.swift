import HeadlessDevice

/// The workers' access to the server.
protocol Driver {
  /// A closure that cancels a request; its completion handler is then not called.
  typealias Cancel = () -> Void

  /// Requests all trips.
  func getTrips(completion: @escaping (Result<[Trip], any Error>) -> Void) -> Cancel

  /// Requests the signed-in user's profile.
  func getProfile(completion: @escaping (Result<Profile, any Error>) -> Void) -> Cancel
}

/// A driver that uses the app's HTTP client.
struct NetworkDriver: Driver {
  let client: any HTTPClient
  let preferences: any PreferencesManager

  func getTrips(completion: @escaping (Result<[Trip], any Error>) -> Void) -> Cancel {
    client.fetch(HTTPRequest("GET", "/trips"), completion: completion)
  }

  func getProfile(completion: @escaping (Result<Profile, any Error>) -> Void) -> Cancel {
    let path = "/profiles/\(preferences.userID ?? "me")"
    return client.fetch(HTTPRequest("GET", path), completion: completion)
  }
}
