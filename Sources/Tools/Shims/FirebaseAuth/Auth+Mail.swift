// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation

extension Auth {
  public func sendPasswordReset(
    withEmail email: String, completion: (((any Error)?) -> Void)? = nil
  ) { sendMail("PASSWORD_RESET", email, nil, completion) }

  public func sendPasswordReset(withEmail email: String) async throws {
    try await finishing { sendPasswordReset(withEmail: email, completion: $0) }
  }

  public func sendPasswordReset(
    withEmail email: String, actionCodeSettings: ActionCodeSettings?,
    completion: (((any Error)?) -> Void)? = nil
  ) { sendMail("PASSWORD_RESET", email, actionCodeSettings, completion) }

  public func sendPasswordReset(
    withEmail email: String, actionCodeSettings: ActionCodeSettings?
  ) async throws {
    try await finishing {
      sendPasswordReset(
        withEmail: email, actionCodeSettings: actionCodeSettings, completion: $0)
    }
  }

  public func sendSignInLink(
    toEmail email: String, actionCodeSettings: ActionCodeSettings,
    completion: (((any Error)?) -> Void)? = nil
  ) { sendMail("EMAIL_SIGNIN", email, actionCodeSettings, completion) }

  public func sendSignInLink(
    toEmail email: String, actionCodeSettings: ActionCodeSettings
  ) async throws {
    try await finishing {
      sendSignInLink(toEmail: email, actionCodeSettings: actionCodeSettings, completion: $0)
    }
  }

  public func isSignIn(withEmailLink link: String) -> Bool {
    ActionCodeURL(link: link)?.operation == .emailLink
  }

  private func sendMail(
    _ type: String, _ email: String, _ settings: ActionCodeSettings?,
    _ completion: (((any Error)?) -> Void)?
  ) {
    let fields: [String: Any?] = [
      "requestType": type, "email": email, "continueUrl": settings?.url?.absoluteString,
      "canHandleCodeInApp": settings?.handleCodeInApp,
    ]
    AuthCall("sendOobCode", fields).send(language: languageCode) {
      completion?($0.failure)
    }
  }

  // MARK: Codes

  public func confirmPasswordReset(
    withCode code: String, newPassword: String, completion: @escaping ((any Error)?) -> Void
  ) {
    AuthCall("resetPassword", ["oobCode": code, "newPassword": newPassword])
      .send(language: languageCode) { completion($0.failure) }
  }

  public func confirmPasswordReset(withCode code: String, newPassword: String) async throws {
    try await finishing {
      confirmPasswordReset(withCode: code, newPassword: newPassword, completion: $0)
    }
  }

  public func verifyPasswordResetCode(
    _ code: String, completion: @escaping (String?, (any Error)?) -> Void
  ) { checkActionCode(code) { completion($0?.email, $1) } }

  public func verifyPasswordResetCode(_ code: String) async throws -> String {
    try await awaiting { verifyPasswordResetCode(code, completion: $0) }
  }

  public func checkActionCode(
    _ code: String, completion: @escaping (ActionCodeInfo?, (any Error)?) -> Void
  ) {
    AuthCall("resetPassword", ["oobCode": code]).send(language: languageCode) { answer in
      completion((try? answer.get()).map(Self.information), answer.failure)
    }
  }

  private static func information(_ object: FirebaseJSON) -> ActionCodeInfo {
    ActionCodeInfo(
      ActionCodeOperation(request: object["requestType"] as? String ?? ""),
      object["newEmail"] as? String ?? object["email"] as? String ?? "",
      previous: object["newEmail"] == nil ? nil : object["email"] as? String)
  }

  public func checkActionCode(_ code: String) async throws -> ActionCodeInfo {
    try await awaiting { checkActionCode(code, completion: $0) }
  }

  public func applyActionCode(_ code: String, completion: @escaping ((any Error)?) -> Void) {
    AuthCall("update", ["oobCode": code])
      .send(language: languageCode) { completion($0.failure) }
  }

  public func applyActionCode(_ code: String) async throws {
    try await finishing { applyActionCode(code, completion: $0) }
  }

  // MARK: Ways of signing in

  public func fetchSignInMethods(
    forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil
  ) {
    let fields = ["identifier": email, "continueUri": "http://www.google.com"]
    AuthCall("createAuthUri", fields).send(language: languageCode) { answer in
      switch answer {
      case .success(let object): completion?(object["signinMethods"] as? [String] ?? [], nil)
      case .failure(let error): completion?(nil, error)
      }
    }
  }

  public func fetchSignInMethods(forEmail email: String) async throws -> [String] {
    try await awaiting { fetchSignInMethods(forEmail: email, completion: $0) }
  }

  // SDK 5 and 6 have a name of their own.
  public func fetchProviders(
    forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil
  ) { fetchSignInMethods(forEmail: email, completion: completion) }
}

extension Result where Failure == NSError {
  /// The error; nil for a success.
  var failure: NSError? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
