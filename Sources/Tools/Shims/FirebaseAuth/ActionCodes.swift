// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// The options of a mail with a link.
open class ActionCodeSettings: NSObject {
  open var url: URL?
  open var iOSBundleID: String?
  open var androidPackageName: String?
  open var androidMinimumVersion: String?
  open var androidInstallIfNotAvailable = false
  open var handleCodeInApp = false
  open var dynamicLinkDomain: String?
  open var linkDomain: String?

  public override init() { super.init() }

  open func setIOSBundleID(_ bundleID: String) { iOSBundleID = bundleID }

  open func setAndroidPackageName(
    _ androidPackageName: String, installIfNotAvailable: Bool, minimumVersion: String?
  ) {
    self.androidPackageName = androidPackageName
    androidInstallIfNotAvailable = installIfNotAvailable
    androidMinimumVersion = minimumVersion
  }
}

nonisolated public enum ActionCodeOperation: Int, Sendable {
  case unknown, passwordReset, verifyEmail, recoverEmail, emailLink, verifyAndChangeEmail
  case revertSecondFactorAddition

  init(request: String) {
    switch request {
    case "PASSWORD_RESET": self = .passwordReset
    case "VERIFY_EMAIL": self = .verifyEmail
    case "RECOVER_EMAIL": self = .recoverEmail
    case "EMAIL_SIGNIN": self = .emailLink
    case "VERIFY_AND_CHANGE_EMAIL": self = .verifyAndChangeEmail
    default: self = .unknown
    }
  }

  init(mode: String) {
    switch mode {
    case "resetPassword": self = .passwordReset
    case "verifyEmail": self = .verifyEmail
    case "recoverEmail": self = .recoverEmail
    case "signIn": self = .emailLink
    case "verifyAndChangeEmail": self = .verifyAndChangeEmail
    default: self = .unknown
    }
  }
}

/// The effect of the code in a mail.
open class ActionCodeInfo: NSObject {
  public let operation: ActionCodeOperation
  public let email: String
  public let previousEmail: String?

  init(_ operation: ActionCodeOperation, _ email: String, previous: String?) {
    self.operation = operation
    self.email = email
    previousEmail = previous
    super.init()
  }
}

/// The parts of the link in a mail.
open class ActionCodeURL: NSObject {
  public let apiKey: String?
  public let operation: ActionCodeOperation
  public let code: String?
  public let continueURL: URL?
  public let languageCode: String?

  /// Reads a link, also one that is inside another as `link` or `deep_link_id`.
  public init?(link: String) {
    let outer = Self.values(link)
    let inner = outer["link"] ?? outer["deep_link_id"]
    let values = outer["oobCode"] == nil ? inner.map(Self.values) ?? [:] : outer
    guard let code = values["oobCode"] else { return nil }
    self.code = code
    apiKey = values["apiKey"]
    operation = ActionCodeOperation(mode: values["mode"] ?? "")
    continueURL = values["continueUrl"].flatMap { URL(string: $0) }
    languageCode = values["lang"]
    super.init()
  }

  private static func values(_ link: String) -> [String: String] {
    var values: [String: String] = [:]
    for item in URLComponents(string: link)?.queryItems ?? [] { values[item.name] = item.value }
    return values
  }
}
