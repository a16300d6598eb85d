// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

public protocol UserInfo: NSObjectProtocol {
  var providerID: String { get }
  var uid: String { get }
  var displayName: String? { get }
  var photoURL: URL? { get }
  var email: String? { get }
  var phoneNumber: String? { get }
}

/// The user as one of the providers knows them.
final class ProvidedUserInfo: NSObject, UserInfo {
  private let provider: UserRecord.Provider

  init(_ provider: UserRecord.Provider) {
    self.provider = provider
    super.init()
  }

  var providerID: String { provider.id }
  var uid: String { provider.uid }
  var displayName: String? { provider.displayName }
  var photoURL: URL? { provider.photoURL.flatMap { URL(string: $0) } }
  var email: String? { provider.email }
  var phoneNumber: String? { provider.phoneNumber }
}

open class UserMetadata: NSObject {
  public let lastSignInDate: Date?
  public let creationDate: Date?

  init(_ record: UserRecord) {
    lastSignInDate = record.lastSignIn
    creationDate = record.created
    super.init()
  }
}

open class UserProfile: NSObject {}

/// The user who signed in, and the way.
open class AuthDataResult: NSObject {
  public let user: User
  public let additionalUserInfo: AdditionalUserInfo?
  public let credential: AuthCredential?

  init(_ user: User, _ info: AdditionalUserInfo?, _ credential: AuthCredential?) {
    self.user = user
    additionalUserInfo = info
    self.credential = credential
    super.init()
  }
}

open class AdditionalUserInfo: NSObject {
  public let providerID: String
  public let profile: [String: Any]?
  public let username: String?
  public let isNewUser: Bool

  /// Whether the account was made by this sign-in, as older SDKs name it.
  open func newUser() -> Bool { isNewUser }

  init(_ provider: String, isNew: Bool, profile: [String: Any]? = nil) {
    providerID = provider
    self.profile = profile
    username = profile?["screen_name"] as? String ?? profile?["login"] as? String
    isNewUser = isNew
    super.init()
  }
}

/// A token and what it claims.
open class AuthTokenResult: NSObject {
  public let token: String
  public let claims: [String: Any]

  init(_ token: String, _ claims: [String: Any]) {
    self.token = token
    self.claims = claims
    super.init()
  }

  open var expirationDate: Date { date("exp") }
  open var authDate: Date { date("auth_time") }
  open var issuedAtDate: Date { date("iat") }
  open var signInProvider: String {
    (claims["firebase"] as? [String: Any])?["sign_in_provider"] as? String ?? ""
  }
  open var signInSecondFactor: String { "" }

  private func date(_ claim: String) -> Date {
    Date(timeIntervalSince1970: (claims[claim] as? NSNumber)?.doubleValue ?? 0)
  }
}
