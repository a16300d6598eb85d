// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

nonisolated public let EmailAuthProviderID = "password"
nonisolated public let EmailLinkAuthSignInMethod = "emailLink"
nonisolated public let EmailPasswordAuthSignInMethod = "password"
nonisolated public let FacebookAuthProviderID = "facebook.com"
nonisolated public let FacebookAuthSignInMethod = "facebook.com"
nonisolated public let GitHubAuthProviderID = "github.com"
nonisolated public let GitHubAuthSignInMethod = "github.com"
nonisolated public let GoogleAuthProviderID = "google.com"
nonisolated public let GoogleAuthSignInMethod = "google.com"
nonisolated public let PhoneAuthProviderID = "phone"
nonisolated public let PhoneAuthSignInMethod = "phone"
nonisolated public let TwitterAuthProviderID = "twitter.com"
nonisolated public let TwitterAuthSignInMethod = "twitter.com"

nonisolated public struct AuthProviderID: Equatable, Sendable {
  public let rawValue: String

  public static var apple: Self { Self(rawValue: "apple.com") }
  public static var email: Self { Self(rawValue: "password") }
  public static var facebook: Self { Self(rawValue: "facebook.com") }
  public static var gameCenter: Self { Self(rawValue: "gc.apple.com") }
  public static var gitHub: Self { Self(rawValue: "github.com") }
  public static var google: Self { Self(rawValue: "google.com") }
  public static var phone: Self { Self(rawValue: "phone") }
  public static func custom(_ value: String) -> Self { Self(rawValue: value) }
}

open class EmailAuthProvider: NSObject {
  nonisolated public static let id = EmailAuthProviderID

  open class func credential(withEmail email: String, password: String) -> AuthCredential {
    EmailAuthCredential(email, password: password)
  }

  open class func credential(withEmail email: String, link: String) -> AuthCredential {
    EmailAuthCredential(email, password: nil, link: link)
  }
}

open class GoogleAuthProvider: NSObject {
  nonisolated public static let id = GoogleAuthProviderID

  open class func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
    OAuthCredential(id, idToken: idToken, accessToken: accessToken)
  }
}

open class FacebookAuthProvider: NSObject {
  nonisolated public static let id = FacebookAuthProviderID

  open class func credential(withAccessToken accessToken: String) -> AuthCredential {
    OAuthCredential(id, accessToken: accessToken)
  }
}

open class GitHubAuthProvider: NSObject {
  nonisolated public static let id = GitHubAuthProviderID

  open class func credential(withToken token: String) -> AuthCredential {
    OAuthCredential(id, accessToken: token)
  }
}

open class TwitterAuthProvider: NSObject {
  nonisolated public static let id = TwitterAuthProviderID

  open class func credential(withToken token: String, secret: String) -> AuthCredential {
    OAuthCredential(id, accessToken: token, secret: secret)
  }
}
