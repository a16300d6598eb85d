import Crew
import Session

extension Session {
  /// Crew, launched with Ann signed in, or with what is said to lie in storage.
  static func crew(
    _ storage: [String: String] = ["onboarded": "true", "authToken": "ann-token", "userID": "u1"]
  ) throws -> Session {
    var configuration = Session.Configuration()
    configuration.launch = storage
    let session = try Session(CrewAppDelegate.self, configuration)
    try session.launch()
    return session
  }
}
