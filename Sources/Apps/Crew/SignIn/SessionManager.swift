import Foundation
import HeadlessDevice
import Reactive

/// The requests for signing in and for resetting a password.
protocol SessionManager: AnyObject {
  /// Signs in and stores the token and the user's id in the preferences.
  func signIn(email: String, password: String) -> Single<Void>

  /// Requests a link that resets the password.
  func sendLink(email: String) -> Single<Void>
}

/// An error while signing in.
enum SignInError: Error, Equatable, LocalizedError {
  /// The e-mail address or the password is wrong.
  case wrongCredentials
  /// The server responded with another error status.
  case status(Int)

  var errorDescription: String? {
    switch self {
    case .wrongCredentials: "Wrong e-mail or password."
    case .status(let status): "The server answered with status \(status)."
    }
  }
}

/// A session manager that uses the device's network.
final class NetworkSessionManager: SessionManager {
  private struct Credentials: Encodable {
    let email: String
    let password: String
  }

  private struct Answer: Decodable {
    let token: String
    let userID: String
  }

  private let preferences: any PreferencesManager

  init(preferences: any PreferencesManager) {
    self.preferences = preferences
  }

  func signIn(email: String, password: String) -> Single<Void> {
    post("/session", Credentials(email: email, password: password)).map { [preferences] body in
      let answer = try JSONDecoder().decode(Answer.self, from: body)
      preferences.authToken = answer.token
      preferences.userID = answer.userID
    }
  }

  func sendLink(email: String) -> Single<Void> {
    post("/password-link", ["email": email]).map { _ in }
  }

  private func post(_ path: String, _ json: some Encodable) -> Single<Data> {
    Single.create { single in
      do {
        let request = try HTTPRequest("POST", path, json: json)
        let token = Device.current.network.send(request) { result in
          single(Self.body(of: result))
        }
        return Disposables.create { token.cancel() }
      } catch {
        single(.failure(error))
        return Disposables.create()
      }
    }
  }

  private static func body(
    of result: Result<HTTPResponse, NetworkError>
  ) -> Result<Data, any Error> {
    result.mapError { $0 }.flatMap { response in
      if response.isSuccess { return .success(response.body) }
      return .failure(
        response.status == 401 ? SignInError.wrongCredentials : .status(response.status))
    }
  }
}
