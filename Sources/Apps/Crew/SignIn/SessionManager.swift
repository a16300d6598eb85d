import HeadlessDevice
import Reactive

/// The requests for signing in and for resetting a password.
protocol SessionManager: AnyObject {
  /// Signs in and stores the token and the user's id in the preferences.
  func signIn(email: String, password: String) -> Single<Void>

  /// Requests a link that resets the password.
  func sendLink(email: String) -> Single<Void>
}

/// A session manager over the app's HTTP client.
final class NetworkSessionManager: SessionManager {
  private struct Credentials: Encodable {
    let email: String
    let password: String
  }

  private struct Answer: Decodable {
    let token: String
    let userID: String
  }

  private let client: any HTTPClient
  private let preferences: any PreferencesManager

  init(client: any HTTPClient, preferences: any PreferencesManager) {
    self.client = client
    self.preferences = preferences
  }

  func signIn(email: String, password: String) -> Single<Void> {
    .deferred { [client, preferences] in
      let credentials = Credentials(email: email, password: password)
      let answer: Single<Answer> = client.model(
        of: try HTTPRequest("POST", "/session", json: credentials))
      return answer.map { answer in
        preferences.authToken = answer.token
        preferences.userID = answer.userID
      }
    }
  }

  func sendLink(email: String) -> Single<Void> {
    .deferred { [client] in
      client.body(of: try HTTPRequest("POST", "/password-link", json: ["email": email])).map { _ in
      }
    }
  }
}
