// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
import Foundation
import HeadlessFoundation

extension User {
  public func link(
    with credential: AuthCredential, completion: AuthDataResultCallback? = nil
  ) {
    guard !record.providers.contains(where: { $0.id == credential.provider }) else {
      let error = AuthErrorCode.providerAlreadyLinked.nsError()
      return Ported.async { completion?(nil, error) }
    }
    send({ credential.call($0) }) { [self] answer in
      take(answer)
      let data = (try? answer.get()).map { result($0, credential) }
      let error = answer.failure.map { Self.recoverable($0, credential) }
      Ported.async { completion?(data, error) }
    }
  }

  @discardableResult
  public func link(with credential: AuthCredential) async throws -> AuthDataResult {
    try await awaiting { link(with: credential, completion: $0) }
  }

  public func link(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?,
    completion: AuthDataResultCallback? = nil
  ) {
    Task {
      do {
        completion?(try await link(with: provider, uiDelegate: uiDelegate), nil)
      } catch {
        completion?(nil, error)
      }
    }
  }

  @discardableResult
  public func link(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?
  ) async throws -> AuthDataResult {
    try await link(with: provider.credential(with: uiDelegate))
  }

  public func unlink(
    fromProvider provider: String, completion: ((User?, (any Error)?) -> Void)? = nil
  ) {
    guard record.providers.contains(where: { $0.id == provider }) else {
      let error = AuthErrorCode.noSuchProvider.nsError()
      return Ported.async { completion?(nil, error) }
    }
    update(["deleteProvider": [provider]]) { [self] error in
      completion?(error == nil ? self : nil, error)
    }
  }

  @discardableResult
  public func unlink(fromProvider provider: String) async throws -> User {
    try await awaiting { unlink(fromProvider: provider, completion: $0) }
  }

  // MARK: Signing in again

  public func reauthenticate(
    with credential: AuthCredential, completion: AuthDataResultCallback? = nil
  ) {
    credential.call(nil).send(language: auth?.languageCode) { [self] answer in
      guard case .success(let object) = answer else {
        completion?(nil, answer.failure.map(Self.ofReauthentication))
        return
      }
      guard object["localId"] as? String == uid else {
        completion?(nil, AuthErrorCode.userMismatch.nsError())
        return
      }
      take(answer)
      let data = result(object, credential)
      Ported.async { completion?(data, nil) }
    }
  }

  /// Returns the error of signing in again: an account that is not there is not the user's.
  private static func ofReauthentication(_ error: NSError) -> NSError {
    let isMissing = AuthErrorCode(_nsError: error) == .userNotFound
    return isMissing ? AuthErrorCode.userMismatch.nsError() : error
  }

  @discardableResult
  public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
    try await awaiting { reauthenticate(with: credential, completion: $0) }
  }

  // SDK 5 and 6 have names of their own for calls with a result.
  public func linkAndRetrieveData(
    with credential: AuthCredential, completion: AuthDataResultCallback? = nil
  ) { link(with: credential, completion: completion) }

  public func reauthenticateAndRetrieveData(
    with credential: AuthCredential, completion: AuthDataResultCallback? = nil
  ) { reauthenticate(with: credential, completion: completion) }

  private func result(_ object: FirebaseJSON, _ credential: AuthCredential) -> AuthDataResult {
    let info = AdditionalUserInfo(
      credential.provider, isNew: false, profile: Auth.profile(object))
    return AuthDataResult(self, info, credential as? OAuthCredential)
  }

  /// Returns the error with the credential to sign in with instead, where another account has it.
  private static func recoverable(_ error: NSError, _ credential: AuthCredential) -> NSError {
    let code = AuthErrorCode(_nsError: error)
    guard code == .credentialAlreadyInUse else { return error }
    return code.nsError([AuthErrorUserInfoUpdatedCredentialKey: credential])
  }
}
