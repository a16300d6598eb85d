// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation
import HeadlessFoundation

extension User {
  public func reload(completion: (((any Error)?) -> Void)? = nil) {
    send({ AuthCall("lookup", ["idToken": $0]) }) { [self] answer in
      if case .success(let object) = answer,
        let account = (object["users"] as? [FirebaseJSON])?.first
      {
        change { $0.takeAccount(account) }
      }
      completion?(answer.failure)
    }
  }

  public func reload() async throws { try await finishing { reload(completion: $0) } }

  public func delete(completion: (((any Error)?) -> Void)? = nil) {
    send({ AuthCall("delete", ["idToken": $0]) }) { [self] answer in
      if answer.failure == nil, auth?.currentUser === self { try? auth?.signOut() }
      Ported.async { completion?(answer.failure) }
    }
  }

  public func delete() async throws { try await finishing { delete(completion: $0) } }

  // MARK: Address, password, phone number

  public func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
    update(["email": email], completion)
  }

  public func updateEmail(to email: String) async throws {
    try await finishing { updateEmail(to: email, completion: $0) }
  }

  public func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
    guard !password.isEmpty else {
      completion?(AuthErrorCode.weakPassword.nsError())
      return
    }
    update(["password": password], completion)
  }

  public func updatePassword(to password: String) async throws {
    try await finishing { updatePassword(to: password, completion: $0) }
  }

  public func updatePhoneNumber(
    _ credential: PhoneAuthCredential, completion: (((any Error)?) -> Void)? = nil
  ) {
    send({ credential.call($0) }) { [self] answer in
      take(answer)
      completion?(answer.failure)
    }
  }

  public func updatePhoneNumber(_ credential: PhoneAuthCredential) async throws {
    try await finishing { updatePhoneNumber(credential, completion: $0) }
  }

  /// Sends changes of the account, and takes the answer's account.
  func update(_ fields: [String: Any?], _ completion: (((any Error)?) -> Void)?) {
    send({ token in
      AuthCall("update", fields.merging(["idToken": token, "returnSecureToken": true]) { $1 })
    }) { [self] answer in
      take(answer)
      Ported.async { completion?(answer.failure) }
    }
  }

  /// Takes the tokens and the account of an answer.
  func take(_ answer: Result<FirebaseJSON, NSError>) {
    guard case .success(let object) = answer else { return }
    change {
      $0.takeTokens(object)
      $0.takeAccount(object)
    }
  }

  // MARK: Verification

  public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {
    sendVerification("VERIFY_EMAIL", nil, nil, completion)
  }

  public func sendEmailVerification() async throws {
    try await finishing { sendEmailVerification(completion: $0) }
  }

  public func sendEmailVerification(
    with actionCodeSettings: ActionCodeSettings?, completion: (((any Error)?) -> Void)? = nil
  ) { sendVerification("VERIFY_EMAIL", nil, actionCodeSettings, completion) }

  public func sendEmailVerification(with actionCodeSettings: ActionCodeSettings) async throws {
    try await finishing { sendEmailVerification(with: actionCodeSettings, completion: $0) }
  }

  public func sendEmailVerification(
    beforeUpdatingEmail email: String, actionCodeSettings: ActionCodeSettings? = nil,
    completion: (((any Error)?) -> Void)? = nil
  ) { sendVerification("VERIFY_AND_CHANGE_EMAIL", email, actionCodeSettings, completion) }

  public func sendEmailVerification(
    beforeUpdatingEmail newEmail: String, actionCodeSettings: ActionCodeSettings? = nil
  ) async throws {
    try await finishing {
      sendEmailVerification(
        beforeUpdatingEmail: newEmail, actionCodeSettings: actionCodeSettings, completion: $0)
    }
  }

  private func sendVerification(
    _ type: String, _ email: String?, _ settings: ActionCodeSettings?,
    _ completion: (((any Error)?) -> Void)?
  ) {
    let next = settings?.url?.absoluteString
    send({ token in
      AuthCall(
        "sendOobCode",
        ["requestType": type, "idToken": token, "newEmail": email, "continueUrl": next])
    }) { completion?($0.failure) }
  }
}
