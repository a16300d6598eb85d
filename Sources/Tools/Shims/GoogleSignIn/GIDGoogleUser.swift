// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Google's, and their documentation is too.
import FirebaseBackend
public import Foundation
import HeadlessDevice
import HeadlessFoundation
public import HeadlessUIKit

/// The account at Google of the device's user.
struct GoogleAccount {
  let name: String
  let email: String

  static var current: GoogleAccount {
    let text = Device.current.storage["googleUser"]?.text ?? "Ann Bakker <ann@crew.example>"
    let parts = text.split { "<>".contains($0) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return GoogleAccount(name: parts.first ?? "", email: parts.last ?? "")
  }

  /// The 21 digits that Google's server knows the account by, which depend on the address alone.
  var identifier: String {
    let hash = email.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return "1" + String(repeating: "0", count: max(0, 20 - "\(hash)".count)) + "\(hash)"
  }
}

/// The user who signed in.
open class GIDGoogleUser: NSObject {
  // SDK 5 has a profile that is not optional.
  open private(set) var profile: GIDProfileData!
  open private(set) var grantedScopes: [String]?
  public let userID: String!
  public let configuration: GIDConfiguration
  open private(set) var accessToken: GIDToken
  public let refreshToken: GIDToken
  open private(set) var idToken: GIDToken?
  private let account: GoogleAccount
  private let nonce: String?

  init(
    _ account: GoogleAccount, _ configuration: GIDConfiguration?, _ scopes: [String],
    nonce: String?
  ) {
    self.account = account
    self.nonce = nonce
    self.configuration = configuration ?? GIDConfiguration(clientID: "")
    profile = GIDProfileData(account)
    userID = account.identifier
    grantedScopes = Self.usualScopes + scopes.filter { !Self.usualScopes.contains($0) }
    refreshToken = GIDToken("google-refresh-\(account.identifier)", nil)
    accessToken = GIDToken("", nil)
    super.init()
    renew()
  }

  private static let usualScopes = [
    "https://www.googleapis.com/auth/userinfo.email",
    "https://www.googleapis.com/auth/userinfo.profile", "openid",
  ]

  /// The scopes as the device's storage keeps them.
  var grantedText: String { (grantedScopes ?? []).joined(separator: " ") }

  /// Makes tokens for an hour from now.
  private func renew() {
    let now = Int(Device.current.date.timeIntervalSince1970)
    let end = Date(timeIntervalSince1970: Double(now + 3600))
    accessToken = GIDToken(
      FirebaseWebToken.text(["sub": account.identifier, "email": account.email, "exp": now + 3600]),
      end)
    var claims: FirebaseJSON = [
      "iss": "https://accounts.google.com", "aud": configuration.clientID,
      "sub": account.identifier, "email": account.email, "email_verified": true,
      "name": account.name, "iat": now, "exp": now + 3600,
    ]
    claims["nonce"] = nonce
    idToken = GIDToken(FirebaseWebToken.text(claims), end)
  }

  private func renewIfNeeded() {
    let end = accessToken.expirationDate ?? .distantPast
    if end.timeIntervalSince(Device.current.date) < 60 { renew() }
  }

  open func refreshTokensIfNeeded(
    completion: @escaping (GIDGoogleUser?, (any Error)?) -> Void
  ) {
    renewIfNeeded()
    Ported.async { completion(self, nil) }
  }

  @discardableResult
  open func refreshTokensIfNeeded() async throws -> GIDGoogleUser {
    renewIfNeeded()
    return self
  }

  // MARK: Scopes

  open func addScopes(
    _ scopes: [String], presenting presentingViewController: UIViewController,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    let new = scopes.filter { !(grantedScopes ?? []).contains($0) }
    guard !new.isEmpty else {
      return Ported.async { completion?(nil, GIDSignInError.scopesAlreadyGranted.nsError) }
    }
    GIDSignIn.sharedInstance.signIn(
      withPresenting: presentingViewController, hint: profile?.email,
      additionalScopes: (grantedScopes ?? []) + new, nonce: nil, completion: completion)
  }

  @discardableResult
  open func addScopes(
    _ scopes: [String], presenting presentingViewController: UIViewController
  ) async throws -> GIDSignInResult {
    try await withCheckedThrowingContinuation { continuation in
      addScopes(scopes, presenting: presentingViewController) { result, error in
        if let result {
          continuation.resume(returning: result)
        } else {
          continuation.resume(throwing: error ?? GIDSignInError.unknown.nsError)
        }
      }
    }
  }
}
