// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation
public import HeadlessUIKit

/// The name of the device's user, whose account is `given storage appleID=…`.
enum AppleID {
  static let user = "000001.0a1b2c3d4e5f.0001"

  /// The email address; `ann@crew.example` by default.
  static var email: String { Device.current.storage["appleID"]?.text ?? "ann@crew.example" }

  /// Whether the user has signed in to this app before.
  static var isKnown: Bool {
    get { Device.current.storage["appleID.authorized"]?.text == "true" }
    set { Device.current.storage["appleID.authorized"] = newValue ? .text("true") : nil }
  }

  /// A token with the claims that a server reads; nobody signed it.
  static func token(nonce: String?) -> String {
    let claims =
      ["\"iss\":\"https://appleid.apple.com\"", "\"sub\":\"\(user)\"", "\"email\":\"\(email)\""]
      + (nonce.map { ["\"nonce\":\"\($0)\""] } ?? [])
    let parts = ["{\"alg\":\"none\"}", "{\(claims.joined(separator: ","))}", ""]
    return parts.map(encoded).joined(separator: ".")
  }

  private static func encoded(_ text: String) -> String {
    Data(text.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .filter { $0 != "=" }
  }
}

/// Sign in with Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  nonisolated public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized = 1
    case notFound = 2
    case transferred = 3
  }

  nonisolated public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  public override init() {}

  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

  /// The state of a user: `given storage appleID.state=revoked` (`notFound`, `transferred`), else whether
  /// that user has signed in.
  private func state(of user: String) -> CredentialState {
    switch Device.current.storage["appleID.state"]?.text {
    case "revoked": .revoked
    case "transferred": .transferred
    case "notFound": .notFound
    default: user == AppleID.user && AppleID.isKnown ? .authorized : .notFound
    }
  }

  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @MainActor (CredentialState, (any Error)?) -> Void
  ) { Ported.async { [state = state(of: userID)] in completion(state, nil) } }

  open func credentialState(forUserID userID: String) async throws -> CredentialState {
    state(of: userID)
  }
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  open var user: String?

  /// The texts of the sheet.
  var texts: [String] { [AppleID.email] }
}

nonisolated public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported, unknown, likelyReal
}

/// The user; the name and the email address come with the first authorization alone.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user = AppleID.user
  public let state: String?
  public let authorizedScopes: [ASAuthorization.Scope]
  public let authorizationCode: Data?
  public let identityToken: Data?
  public let email: String?
  public let fullName: PersonNameComponents?
  public let realUserStatus = ASUserDetectionStatus.likelyReal

  init(_ request: ASAuthorizationAppleIDRequest) {
    state = request.state
    let scopes = AppleID.isKnown ? [] : request.requestedScopes ?? []
    authorizedScopes = scopes
    authorizationCode = Data("code-\(Ported.uuid.uuidString)".utf8)
    identityToken = Data(AppleID.token(nonce: request.nonce).utf8)
    email = scopes.contains(.email) ? AppleID.email : nil
    fullName = scopes.contains(.fullName) ? Self.name : nil
    AppleID.isKnown = true
  }

  private static var name: PersonNameComponents {
    var name = PersonNameComponents()
    let words = AppleID.email.prefix { $0 != "@" }.split(separator: ".").map(\.capitalized)
    name.givenName = words.first
    name.familyName = words.dropFirst().first ?? "Bakker"
    return name
  }
}

/// Saved passwords, of which the device has none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  public override init() {}

  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(self)
  }
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// The button that begins to sign in.
open class ASAuthorizationAppleIDButton: UIControl {
  nonisolated public enum ButtonType: Int, Sendable {
    case signIn = 0
    case `continue` = 1
    case signUp = 2
    public static var `default`: Self { .signIn }
  }

  nonisolated public enum Style: Int, Sendable { case white, whiteOutline, black }

  open var cornerRadius: CGFloat = 6

  public convenience init() { self.init(type: .signIn, style: .black) }

  public convenience init(
    type: ButtonType, style: Style
  ) { self.init(authorizationButtonType: type, authorizationButtonStyle: style) }

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
