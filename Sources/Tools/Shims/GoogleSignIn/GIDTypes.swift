// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Google's, and their documentation is too.
public import Foundation
import HeadlessDevice

open class GIDConfiguration: NSObject {
  public let clientID: String
  public let serverClientID: String?
  public let hostedDomain: String?
  public let openIDRealm: String?

  public init(
    clientID: String, serverClientID: String?, hostedDomain: String?, openIDRealm: String?
  ) {
    self.clientID = clientID
    self.serverClientID = serverClientID
    self.hostedDomain = hostedDomain
    self.openIDRealm = openIDRealm
    super.init()
  }

  public convenience init(clientID: String) { self.init(clientID: clientID, serverClientID: nil) }

  public convenience init(clientID: String, serverClientID: String?) {
    self.init(
      clientID: clientID, serverClientID: serverClientID, hostedDomain: nil, openIDRealm: nil)
  }
}

open class GIDProfileData: NSObject {
  public let email: String
  public let name: String
  open var givenName: String? { name.split(separator: " ").first.map(String.init) }
  open var familyName: String? {
    name.split(separator: " ", maxSplits: 1).dropFirst().first.map(String.init)
  }
  open var hasImage: Bool { false }

  init(_ account: GoogleAccount) {
    email = account.email
    name = account.name
    super.init()
  }

  /// Returns nil: the account has no picture.
  open func imageURL(withDimension dimension: UInt) -> URL? { nil }
}

open class GIDToken: NSObject {
  public let tokenString: String
  public let expirationDate: Date?

  init(_ text: String, _ end: Date?) {
    tokenString = text
    expirationDate = end
    super.init()
  }
}

open class GIDSignInResult: NSObject {
  public let user: GIDGoogleUser
  public let serverAuthCode: String?

  init(_ user: GIDGoogleUser) {
    self.user = user
    serverAuthCode = user.configuration.serverClientID.map { _ in
      "code-\(Device.current.uuid().uuidString)"
    }
    super.init()
  }
}

nonisolated public let kGIDSignInErrorDomain = "com.google.GIDSignIn"

public typealias GIDSignInErrorCode = GIDSignInError

/// The reason why nobody was signed in; an `NSError` of the domain can be cast to it, and back.
nonisolated public enum GIDSignInError: Int, Error, Sendable {
  case unknown = -1
  case keychain = -2
  case hasNoAuthInKeychain = -4
  case canceled = -5
  case EMM = -6
  case noCurrentUser = -7
  case scopesAlreadyGranted = -8
  case mismatchWithCurrentUser = -9

  public typealias Code = GIDSignInError

  public static var errorDomain: String { kGIDSignInErrorDomain }
  public var code: GIDSignInError { self }

  public init(_ code: GIDSignInError) { self = code }

  public init(_nsError error: NSError) {
    self = (error.domain == kGIDSignInErrorDomain ? Self(rawValue: error.code) : nil) ?? .unknown
  }

  var nsError: NSError {
    NSError(
      domain: kGIDSignInErrorDomain, code: rawValue,
      userInfo: [NSLocalizedDescriptionKey: message])
  }

  private var message: String {
    switch self {
    case .canceled: "The user canceled the sign-in flow."
    case .hasNoAuthInKeychain: "The user has not signed in before or has since signed out."
    case .scopesAlreadyGranted: "The scopes have already been granted."
    default: "\(self)"
    }
  }
}

nonisolated extension GIDSignInError: CustomNSError, LocalizedError {
  public var errorCode: Int { rawValue }
  public var errorUserInfo: [String: Any] { nsError.userInfo }
  public var errorDescription: String? { message }
}

/// The conversions behind `error as? GIDSignInError`, which Apple's systems do for all errors.
nonisolated extension GIDSignInError: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSError { nsError }

  public static func _forceBridgeFromObjectiveC(
    _ source: NSError, result: inout GIDSignInError?
  ) { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }

  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSError, result: inout GIDSignInError?
  ) -> Bool {
    result = source.domain == kGIDSignInErrorDomain ? Self(rawValue: source.code) : nil
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> GIDSignInError {
    source.map { GIDSignInError(_nsError: $0) } ?? .unknown
  }
}
