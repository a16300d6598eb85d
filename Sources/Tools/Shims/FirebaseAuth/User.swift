// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// The user who signed in.
open class User: NSObject, UserInfo {
  private(set) var record: UserRecord
  private(set) weak var auth: Auth?

  init(_ record: UserRecord, _ auth: Auth) {
    self.record = record
    self.auth = auth
    super.init()
  }

  convenience init(session: FirebaseJSON, isAnonymous: Bool, _ auth: Auth) {
    var record = UserRecord(session: session)
    record.isAnonymous = isAnonymous && record.email == nil && record.providers.isEmpty
    self.init(record, auth)
  }

  open var providerID: String { "Firebase" }
  open var uid: String { record.uid }
  open var displayName: String? { record.displayName }
  open var photoURL: URL? { record.photoURL.flatMap { URL(string: $0) } }
  open var email: String? { record.email }
  open var phoneNumber: String? { record.phoneNumber }
  open var isAnonymous: Bool { record.isAnonymous }
  open var isEmailVerified: Bool { record.isEmailVerified }
  open var providerData: [any UserInfo] { record.providers.map(ProvidedUserInfo.init) }
  open var metadata: UserMetadata { UserMetadata(record) }
  open var refreshToken: String? { record.refreshToken }
  open var tenantID: String? { auth?.tenantID }

  /// Changes the record, and stores it if the user is the current one.
  func change(_ body: (inout UserRecord) -> Void) {
    body(&record)
    auth?.update(self)
  }

  /// Sends a call with the user's token; the user is signed out if the account does not accept it.
  func send(
    _ call: @escaping (String) -> AuthCall,
    _ completion: @escaping (Result<FirebaseJSON, NSError>) -> Void
  ) {
    withToken(isForced: false) { [self] answer in
      guard case .success(let token) = answer else {
        return completion(.failure(answer.failure ?? AuthErrorCode.internalError.nsError()))
      }
      call(token).send(language: auth?.languageCode) { [self] answer in
        signOutIfRefused(answer.failure)
        completion(answer)
      }
    }
  }

  private func signOutIfRefused(_ error: NSError?) {
    let codes: Set<AuthErrorCode> = [
      .userNotFound, .userDisabled, .invalidUserToken, .userTokenExpired,
    ]
    guard let error, codes.contains(AuthErrorCode(_nsError: error)), auth?.currentUser === self
    else { return }
    try? auth?.signOut()
  }

  // MARK: Tokens

  /// Passes on the token, or a new one if it ends within five minutes.
  private func withToken(
    isForced: Bool, _ completion: @escaping (Result<String, NSError>) -> Void
  ) {
    guard isForced || record.expiry.timeIntervalSince(Device.current.date) < 300 else {
      return completion(.success(record.token))
    }
    AuthCall(refreshToken: record.refreshToken).send { [self] answer in
      signOutIfRefused(answer.failure)
      if case .success(let object) = answer { change { $0.takeTokens(object) } }
      completion(answer.map { [record] _ in record.token })
    }
  }

  open func getIDToken(completion: ((String?, (any Error)?) -> Void)?) {
    getIDTokenForcingRefresh(false, completion: completion)
  }

  open func getIDTokenForcingRefresh(
    _ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)?
  ) {
    withToken(isForced: forceRefresh) { answer in
      Ported.async { completion?(try? answer.get(), answer.failure) }
    }
  }

  open func getIDToken(forcingRefresh forceRefresh: Bool = false) async throws -> String {
    try await awaiting { getIDTokenForcingRefresh(forceRefresh, completion: $0) }
  }

  open func idTokenForcingRefresh(_ forceRefresh: Bool) async throws -> String {
    try await getIDToken(forcingRefresh: forceRefresh)
  }

  open func getIDTokenResult(completion: ((AuthTokenResult?, (any Error)?) -> Void)?) {
    getIDTokenResult(forcingRefresh: false, completion: completion)
  }

  open func getIDTokenResult(
    forcingRefresh: Bool, completion: ((AuthTokenResult?, (any Error)?) -> Void)?
  ) {
    getIDTokenForcingRefresh(forcingRefresh) { token, error in
      completion?(token.map { AuthTokenResult($0, FirebaseWebToken.claims(in: $0)) }, error)
    }
  }

  open func getIDTokenResult(
    forcingRefresh forceRefresh: Bool = false
  ) async throws -> AuthTokenResult {
    try await awaiting { getIDTokenResult(forcingRefresh: forceRefresh, completion: $0) }
  }

  open func idTokenResult(forcingRefresh: Bool) async throws -> AuthTokenResult {
    try await getIDTokenResult(forcingRefresh: forcingRefresh)
  }
}
