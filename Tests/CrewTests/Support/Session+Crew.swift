import Crew
import RehearsalCore

extension Session {
  /// The storage while Ann is signed in.
  static let signedIn = ["onboarded": "true", "authToken": "ann-token", "userID": "u1"]

  /// Launches Crew with Ann signed in, or with another storage.
  static func crew(_ storage: [String: String] = signedIn) throws -> Session {
    var configuration = Session.Configuration()
    configuration.launch = storage
    let session = try Session(CrewAppDelegate.self, configuration)
    try session.launch()
    return session
  }
}
