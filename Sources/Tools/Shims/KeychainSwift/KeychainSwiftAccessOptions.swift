// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of KeychainSwift, and their documentation is too.
import Security

nonisolated public enum KeychainSwiftAccessOptions: Sendable {
  case accessibleWhenUnlocked
  case accessibleWhenUnlockedThisDeviceOnly
  case accessibleAfterFirstUnlock
  case accessibleAfterFirstUnlockThisDeviceOnly
  case accessibleWhenPasscodeSetThisDeviceOnly
  case accessibleAlways
  case accessibleAlwaysThisDeviceOnly

  var value: String {
    switch self {
    case .accessibleWhenUnlocked: kSecAttrAccessibleWhenUnlocked
    case .accessibleWhenUnlockedThisDeviceOnly: kSecAttrAccessibleWhenUnlockedThisDeviceOnly
    case .accessibleAfterFirstUnlock: kSecAttrAccessibleAfterFirstUnlock
    case .accessibleAfterFirstUnlockThisDeviceOnly:
      kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
    case .accessibleWhenPasscodeSetThisDeviceOnly: kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
    case .accessibleAlways: kSecAttrAccessibleAlways
    case .accessibleAlwaysThisDeviceOnly: kSecAttrAccessibleAlwaysThisDeviceOnly
    }
  }
}

nonisolated public struct KeychainSwiftConstants {
  public static var accessGroup: String { kSecAttrAccessGroup }
  public static var accessible: String { kSecAttrAccessible }
  public static var attrAccount: String { kSecAttrAccount }
  public static var attrSynchronizable: String { kSecAttrSynchronizable }
  public static var klass: String { kSecClass }
  public static var matchLimit: String { kSecMatchLimit }
  public static var returnData: String { kSecReturnData }
  public static var valueData: String { kSecValueData }
  public static var returnReference: String { kSecReturnPersistentRef }
  public static var returnAttributes: String { kSecReturnAttributes }
  public static var secMatchLimitAll: String { kSecMatchLimitAll }
}
