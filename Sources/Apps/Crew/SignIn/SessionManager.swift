import CrewShared
import HeadlessDevice
import MVPCF
import Reactive

/// The requests for signing in and for resetting a password.
protocol SessionManager: AnyObject {
  /// Signs in and stores the token and the user's id in the preferences.
  func signIn(email: String, password: String) -> Single<Void>

  /// Requests a link that resets the password.
  func sendLink(email: String) -> Single<Void>
}

/// A session manager over an HTTP performer.
final class NetworkSessionManager: SessionManager {
  private struct Credentials: Encodable {
    let email: String
    let password: String
  }

  private struct Answer: Decodable {
    let token: String
    let userID: String
  }

  private let performer: any HTTPPerformer
  private let preferences: any PreferencesManager

  init(performer: any HTTPPerformer, preferences: any PreferencesManager) {
    self.performer = performer
    self.preferences = preferences
  }

  func signIn(email: String, password: String) -> Single<Void> {
    .deferred { [performer, preferences] in
      let credentials = Credentials(email: email, password: password)
      let request = try HTTPRequest("POST", "/session", json: credentials)
      return performer.perform(request, as: Answer.self).map { answer in
        preferences.authToken = answer.token
        preferences.userID = answer.userID
      }
    }
  }

  func sendLink(email: String) -> Single<Void> {
    .deferred { [performer] in
      performer.perform(try HTTPRequest("POST", "/password-link", json: ["email": email]))
    }
  }
}
