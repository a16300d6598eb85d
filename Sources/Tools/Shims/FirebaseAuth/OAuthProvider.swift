// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
import FirebaseBackend
public import Foundation
public import HeadlessUIKit
import SystemSheets

/// The screens that show a web page to sign in; here the system's sheet stands for the page.
public protocol AuthUIDelegate: NSObjectProtocol {
  func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
  func dismiss(animated flag: Bool, completion: (() -> Void)?)
}

public protocol FederatedAuthProvider: NSObjectProtocol {
  func credential(with uiDelegate: (any AuthUIDelegate)?) async throws -> AuthCredential
}

/// Another service, whose web page the sheet of the system stands for: `Continue` signs in, `Cancel` does not.
open class OAuthProvider: NSObject, FederatedAuthProvider {
  nonisolated public static let id = "OAuth"

  open var scopes: [String]?
  open var customParameters: [String: String]?
  public let providerID: String

  public init(providerID: String, auth: Auth? = nil) {
    self.providerID = providerID
    super.init()
  }

  public convenience init(providerID: AuthProviderID) { self.init(providerID: providerID.rawValue) }

  open class func provider(providerID: String) -> OAuthProvider {
    OAuthProvider(providerID: providerID)
  }

  open class func provider(providerID: String, auth: Auth) -> OAuthProvider {
    OAuthProvider(providerID: providerID, auth: auth)
  }

  open func getCredentialWith(
    _ uiDelegate: (any AuthUIDelegate)?,
    completion: ((AuthCredential?, (any Error)?) -> Void)? = nil
  ) {
    let provider = providerID
    let sheet = SystemSheet("Sign in with \(provider)", texts: scopes ?? []) { isDone in
      guard isDone else { completion?(nil, AuthErrorCode.webContextCancelled.nsError()); return }
      let claims = ["sub": "\(provider)-user", "email": "user@\(provider)", "name": "User"]
      completion?(OAuthCredential(provider, idToken: FirebaseWebToken.text(claims)), nil)
    }
    sheet.present(on: nil)
  }

  open func credential(with uiDelegate: (any AuthUIDelegate)?) async throws -> AuthCredential {
    try await awaiting { getCredentialWith(uiDelegate, completion: $0) }
  }
}

// MARK: Credentials

extension OAuthProvider {
  public static func credential(
    withProviderID providerID: String, idToken: String, rawNonce: String
  ) -> OAuthCredential { OAuthCredential(providerID, idToken: idToken, rawNonce: rawNonce) }

  public static func credential(
    withProviderID providerID: String, idToken: String, rawNonce: String, accessToken: String
  ) -> OAuthCredential {
    OAuthCredential(providerID, idToken: idToken, accessToken: accessToken, rawNonce: rawNonce)
  }

  public static func credential(
    withProviderID providerID: String, idToken: String, accessToken: String?
  ) -> OAuthCredential { OAuthCredential(providerID, idToken: idToken, accessToken: accessToken) }

  public static func credential(
    withProviderID providerID: String, accessToken: String
  ) -> OAuthCredential { OAuthCredential(providerID, accessToken: accessToken) }

  public static func credential(
    withProviderID providerID: AuthProviderID, accessToken: String
  ) -> OAuthCredential { OAuthCredential(providerID.rawValue, accessToken: accessToken) }

  public static func credential(
    providerID: AuthProviderID, idToken: String, rawNonce: String, accessToken: String? = nil
  ) -> OAuthCredential {
    OAuthCredential(
      providerID.rawValue, idToken: idToken, accessToken: accessToken, rawNonce: rawNonce)
  }

  public static func credential(
    providerID: AuthProviderID, idToken: String, accessToken: String? = nil
  ) -> OAuthCredential {
    OAuthCredential(providerID.rawValue, idToken: idToken, accessToken: accessToken)
  }

  public static func credential(
    providerID: AuthProviderID, accessToken: String
  ) -> OAuthCredential { OAuthCredential(providerID.rawValue, accessToken: accessToken) }

  public static func appleCredential(
    withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential {
    let name = [fullName?.givenName, fullName?.familyName].compactMap { $0 }
      .joined(separator: " ")
    return OAuthCredential(
      AuthProviderID.apple.rawValue, idToken: idToken, rawNonce: rawNonce,
      name: name.isEmpty ? nil : name)
  }
}
