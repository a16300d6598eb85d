// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation
import HeadlessFoundation

extension Auth {
  public func signIn(
    withEmail email: String, password: String, completion: AuthDataResultCallback? = nil
  ) {
    guard !password.isEmpty else { return fail(.wrongPassword, completion) }
    signIn(with: EmailAuthCredential(email, password: password), completion: completion)
  }

  @discardableResult
  public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
    try await awaiting { signIn(withEmail: email, password: password, completion: $0) }
  }

  public func signIn(
    withEmail email: String, link: String, completion: AuthDataResultCallback? = nil
  ) {
    let credential = EmailAuthCredential(email, password: nil, link: link)
    signIn(with: credential, completion: completion)
  }

  @discardableResult
  public func signIn(withEmail email: String, link: String) async throws -> AuthDataResult {
    try await awaiting { signIn(withEmail: email, link: link, completion: $0) }
  }

  public func createUser(
    withEmail email: String, password: String, completion: AuthDataResultCallback? = nil
  ) {
    guard !email.isEmpty else { return fail(.missingEmail, completion) }
    guard !password.isEmpty else { return fail(.weakPassword, completion) }
    let fields: [String: Any?] = [
      "email": email, "password": password, "returnSecureToken": true,
    ]
    begin(AuthCall("signUp", fields), EmailAuthProvider.id, isNew: true, completion)
  }

  @discardableResult
  public func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
    try await awaiting { createUser(withEmail: email, password: password, completion: $0) }
  }

  /// Signs in without an address; the user who already is signed in so remains.
  public func signInAnonymously(completion: AuthDataResultCallback? = nil) {
    if let user = currentUser, user.isAnonymous {
      let result = AuthDataResult(user, AdditionalUserInfo("", isNew: false), nil)
      return Ported.async { completion?(result, nil) }
    }
    begin(AuthCall("signUp", ["returnSecureToken": true]), "", isNew: true, completion)
  }

  @discardableResult
  public func signInAnonymously() async throws -> AuthDataResult {
    try await awaiting { signInAnonymously(completion: $0) }
  }

  public func signIn(
    withCustomToken token: String, completion: AuthDataResultCallback? = nil
  ) {
    let call = AuthCall("signInWithCustomToken", ["token": token, "returnSecureToken": true])
    begin(call, "", completion)
  }

  @discardableResult
  public func signIn(withCustomToken token: String) async throws -> AuthDataResult {
    try await awaiting { signIn(withCustomToken: token, completion: $0) }
  }

  public func signIn(
    with credential: AuthCredential, completion: AuthDataResultCallback? = nil
  ) {
    if let mistake = (credential as? PhoneAuthCredential)?.mistake {
      return fail(mistake, completion)
    }
    begin(credential.call(nil), credential.provider, credential: credential, completion)
  }

  @discardableResult
  public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
    try await awaiting { signIn(with: credential, completion: $0) }
  }

  public func signIn(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?,
    completion: AuthDataResultCallback? = nil
  ) {
    Task {
      do {
        completion?(try await signIn(with: provider, uiDelegate: uiDelegate), nil)
      } catch {
        completion?(nil, error)
      }
    }
  }

  @discardableResult
  public func signIn(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?
  ) async throws -> AuthDataResult {
    try await signIn(with: provider.credential(with: uiDelegate))
  }

  // SDK 5 and 6 have names of their own for calls with a result.
  public func signInAndRetrieveData(
    with credential: AuthCredential, completion: AuthDataResultCallback? = nil
  ) { signIn(with: credential, completion: completion) }

  // MARK: The answer

  private func begin(
    _ call: AuthCall, _ provider: String, isNew: Bool = false, credential: AuthCredential? = nil,
    _ completion: AuthDataResultCallback?
  ) {
    call.send(language: languageCode) { [self] answer in
      switch answer {
      case .success(let object) where object["needConfirmation"] as? Bool == true:
        completion?(nil, Self.confirmationError(object, credential))
      case .success(let object) where object["localId"] == nil:
        completion?(nil, AuthErrorCode.internalError.nsError())
      case .success(let object):
        let user = User(session: object, isAnonymous: isNew && provider.isEmpty, self)
        setUser(user)
        let info = AdditionalUserInfo(
          provider, isNew: object["isNewUser"] as? Bool ?? isNew, profile: Self.profile(object))
        let result = AuthDataResult(user, info, credential as? OAuthCredential)
        Ported.async { completion?(result, nil) }
      case .failure(let error): completion?(nil, error)
      }
    }
  }

  /// Returns what the provider tells of the user; nil for nothing.
  static func profile(_ object: FirebaseJSON) -> FirebaseJSON? {
    (object["rawUserInfo"] as? String).map { Data($0.utf8).object }
  }

  private static func confirmationError(
    _ object: FirebaseJSON, _ credential: AuthCredential?
  ) -> NSError {
    var more: [String: Any] = [:]
    more[AuthErrorUserInfoEmailKey] = object["email"]
    more[AuthErrorUserInfoUpdatedCredentialKey] = credential
    return AuthErrorCode.accountExistsWithDifferentCredential.nsError(more)
  }

  private func fail(_ code: AuthErrorCode, _ completion: AuthDataResultCallback?) {
    Ported.async { completion?(nil, code.nsError()) }
  }
}
