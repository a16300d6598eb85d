// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are KeychainAccess's, and their documentation is too.

// The texts are those of Apple's constants, such as `kSecClassGenericPassword`.

nonisolated public enum ItemClass: String, CustomStringConvertible, Sendable {
  case genericPassword = "genp"
  case internetPassword = "inet"

  public var description: String {
    self == .genericPassword ? "GenericPassword" : "InternetPassword"
  }
}

nonisolated public enum AuthenticationType: String, CustomStringConvertible, Sendable {
  case ntlm, msn = "msna", dpa = "dpaa", rpa = "rpaa"
  case httpBasic = "http"
  case httpDigest = "httd"
  case htmlForm = "form"
  case `default` = "dflt"

  public var description: String {
    switch self {
    case .ntlm: "NTLM"
    case .msn: "MSN"
    case .dpa: "DPA"
    case .rpa: "RPA"
    case .httpBasic: "HTTPBasic"
    case .httpDigest: "HTTPDigest"
    case .htmlForm: "HTMLForm"
    case .default: "Default"
    }
  }
}

nonisolated public enum Accessibility: String, CustomStringConvertible, Sendable {
  case whenUnlocked = "ak"
  case afterFirstUnlock = "ck"
  case always = "dk"
  case whenPasscodeSetThisDeviceOnly = "akpu"
  case whenUnlockedThisDeviceOnly = "aku"
  case afterFirstUnlockThisDeviceOnly = "cku"
  case alwaysThisDeviceOnly = "dku"

  public var description: String {
    switch self {
    case .whenUnlocked: "WhenUnlocked"
    case .afterFirstUnlock: "AfterFirstUnlock"
    case .always: "Always"
    case .whenPasscodeSetThisDeviceOnly: "WhenPasscodeSetThisDeviceOnly"
    case .whenUnlockedThisDeviceOnly: "WhenUnlockedThisDeviceOnly"
    case .afterFirstUnlockThisDeviceOnly: "AfterFirstUnlockThisDeviceOnly"
    case .alwaysThisDeviceOnly: "AlwaysThisDeviceOnly"
    }
  }
}

nonisolated public enum AuthenticationUI: String, CustomStringConvertible, Sendable {
  case allow = "u_AuthUIA"
  case fail = "u_AuthUIF"
  case skip = "u_AuthUIS"

  public var description: String {
    switch self {
    case .allow: "allow"
    case .fail: "fail"
    case .skip: "skip"
    }
  }
}

/// The proofs that the user gives before an item is read; the keychain here asks for none.
nonisolated public struct AuthenticationPolicy: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let userPresence = Self(rawValue: 1 << 0)
  public static let biometryAny = Self(rawValue: 1 << 1)
  public static let touchIDAny = Self(rawValue: 1 << 1)
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  public static let touchIDCurrentSet = Self(rawValue: 1 << 3)
  public static let devicePasscode = Self(rawValue: 1 << 4)
  public static let or = Self(rawValue: 1 << 14)
  public static let and = Self(rawValue: 1 << 15)
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  public static let applicationPassword = Self(rawValue: 1 << 31)
}
