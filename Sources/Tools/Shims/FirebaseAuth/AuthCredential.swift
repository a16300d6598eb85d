// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// The proof of identity that a user signs in with.
open class AuthCredential: NSObject {
  public let provider: String

  init(_ provider: String) {
    self.provider = provider
    super.init()
  }

  /// Returns the call that signs in, or that links to the account of a token.
  func call(_ token: String?) -> AuthCall {
    AuthCall("signInWithIdp", ["idToken": token, "returnSecureToken": true])
  }
}

/// An address with a password, or with a link that was sent to it.
final class EmailAuthCredential: AuthCredential {
  private let email: String
  private let password: String?
  private let link: String?

  init(_ email: String, password: String?, link: String? = nil) {
    self.email = email
    self.password = password
    self.link = link
    super.init(EmailAuthProvider.id)
  }

  override func call(_ token: String?) -> AuthCall {
    let code = link.flatMap { ActionCodeURL(link: $0)?.code } ?? ""
    guard link == nil else {
      return AuthCall(
        "signInWithEmailLink",
        ["email": email, "oobCode": code, "idToken": token, "returnSecureToken": true])
    }
    return AuthCall(
      token == nil ? "signInWithPassword" : "signUp",
      [
        "email": email, "password": password, "idToken": token, "returnSecureToken": true,
      ])
  }
}

/// The tokens of another service's account.
open class OAuthCredential: AuthCredential {
  public let idToken: String?
  public let accessToken: String?
  public let secret: String?
  private let rawNonce: String?
  private let name: String?

  init(
    _ provider: String, idToken: String? = nil, accessToken: String? = nil, secret: String? = nil,
    rawNonce: String? = nil, name: String? = nil
  ) {
    self.idToken = idToken
    self.accessToken = accessToken
    self.secret = secret
    self.rawNonce = rawNonce
    self.name = name
    super.init(provider)
  }

  override func call(_ token: String?) -> AuthCall {
    let items = [
      ("providerId", provider), ("id_token", idToken), ("access_token", accessToken),
      ("oauth_token_secret", secret), ("nonce", rawNonce), ("name", name),
    ]
    var components = URLComponents()
    components.queryItems = items.compactMap { name, value in
      value.map { URLQueryItem(name: name, value: $0) }
    }
    return AuthCall(
      "signInWithIdp",
      [
        "postBody": components.percentEncodedQuery, "requestUri": "http://localhost",
        "idToken": token, "returnSecureToken": true,
      ])
  }
}

/// A text message's code.
open class PhoneAuthCredential: AuthCredential {
  private let verificationID: String
  private let code: String

  init(_ verificationID: String, _ code: String) {
    self.verificationID = verificationID
    self.code = code
    super.init(PhoneAuthProvider.id)
  }

  /// The mistake in the credential that needs no request; nil for none.
  var mistake: AuthErrorCode? {
    if verificationID.isEmpty { return .missingVerificationID }
    return code.isEmpty ? .missingVerificationCode : nil
  }

  override func call(_ token: String?) -> AuthCall {
    AuthCall(
      "signInWithPhoneNumber", ["sessionInfo": verificationID, "code": code, "idToken": token])
  }
}
