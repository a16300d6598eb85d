// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftKeychainWrapper, and their documentation is too.
import Security

nonisolated public enum KeychainItemAccessibility: CaseIterable, Sendable {
  case afterFirstUnlock
  case afterFirstUnlockThisDeviceOnly
  case always
  case whenPasscodeSetThisDeviceOnly
  case alwaysThisDeviceOnly
  case whenUnlocked
  case whenUnlockedThisDeviceOnly

  var value: String {
    switch self {
    case .afterFirstUnlock: kSecAttrAccessibleAfterFirstUnlock
    case .afterFirstUnlockThisDeviceOnly: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
    case .always: kSecAttrAccessibleAlways
    case .whenPasscodeSetThisDeviceOnly: kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
    case .alwaysThisDeviceOnly: kSecAttrAccessibleAlwaysThisDeviceOnly
    case .whenUnlocked: kSecAttrAccessibleWhenUnlocked
    case .whenUnlockedThisDeviceOnly: kSecAttrAccessibleWhenUnlockedThisDeviceOnly
    }
  }
}
