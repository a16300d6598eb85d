import Crew
import RehearsalCore

extension Session {
  /// What lies in storage while Ann is signed in.
  static let signedIn = ["onboarded": "true", "authToken": "ann-token", "userID": "u1"]

  /// Crew, launched with Ann signed in, or with what is said to lie in storage.
  static func crew(_ storage: [String: String] = signedIn) throws -> Session {
    var configuration = Session.Configuration()
    configuration.launch = storage
    let session = try Session(CrewAppDelegate.self, configuration)
    try session.launch()
    return session
  }
}
