// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import Foundation
import HeadlessDevice

public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias CFDictionary = [String: Any]
public typealias CFBoolean = Bool
public typealias OSStatus = Int32

nonisolated public let kCFBooleanTrue: CFBoolean! = true
nonisolated public let kCFBooleanFalse: CFBoolean! = false

nonisolated public let kSecClass: CFString = "class"
nonisolated public let kSecClassGenericPassword: CFString = "genp"
nonisolated public let kSecClassInternetPassword: CFString = "inet"
nonisolated public let kSecClassKey: CFString = "keys"
nonisolated public let kSecClassCertificate: CFString = "cert"
nonisolated public let noErr: OSStatus = 0
nonisolated public let kSecClassIdentity: CFString = "idnt"
nonisolated public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
nonisolated public let kSecAttrAccount: CFString = "acct"
nonisolated public let kSecAttrService: CFString = "svce"
nonisolated public let kSecAttrServer: CFString = "srvr"
nonisolated public let kSecAttrGeneric: CFString = "gena"
nonisolated public let kSecAttrLabel: CFString = "labl"
nonisolated public let kSecAttrAccessGroup: CFString = "agrp"
nonisolated public let kSecAttrSynchronizable: CFString = "sync"
nonisolated public let kSecAttrSynchronizableAny: CFString = "syna"
nonisolated public let kSecAttrAccessible: CFString = "pdmn"
nonisolated public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
nonisolated public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
nonisolated public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
nonisolated public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
nonisolated public let kSecAttrAccessibleAlways: CFString = "dk"
nonisolated public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
nonisolated public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
nonisolated public let kSecMatchLimit: CFString = "m_Limit"
nonisolated public let kSecMatchLimitOne: CFString = "m_LimitOne"
nonisolated public let kSecMatchLimitAll: CFString = "m_LimitAll"
nonisolated public let kSecReturnData: CFString = "r_Data"
nonisolated public let kSecReturnAttributes: CFString = "r_Attributes"
nonisolated public let kSecReturnRef: CFString = "r_Ref"
nonisolated public let kSecValueData: CFString = "v_Data"
nonisolated public let kSecUseDataProtectionKeychain: CFString = "nleg"

nonisolated public let errSecSuccess: OSStatus = 0
nonisolated public let errSecParam: OSStatus = -50
nonisolated public let errSecNotAvailable: OSStatus = -25291
nonisolated public let errSecAuthFailed: OSStatus = -25293
nonisolated public let errSecDuplicateItem: OSStatus = -25299
nonisolated public let errSecItemNotFound: OSStatus = -25300
nonisolated public let errSecInteractionNotAllowed: OSStatus = -25308
nonisolated public let errSecDecode: OSStatus = -26275

/// Adds an item to the keychain, which is in the device's storage below `keychain.`.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let item = KeychainItem(attributes)
  guard Device.current.storage[item.key] == nil else { return errSecDuplicateItem }
  item.write(attributes[kSecValueData] as? Data ?? Data())
  item.keep(attributes)
  result?.pointee = item.answer(to: attributes)
  return errSecSuccess
}

/// Finds items of the keychain.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let found = KeychainItem.matching(query)
  guard let first = found.first else { return errSecItemNotFound }
  if query[kSecMatchLimit] as? String == kSecMatchLimitAll {
    result?.pointee = found.compactMap { $0.answer(to: query) } as AnyObject
  } else {
    result?.pointee = first.answer(to: query)
  }
  return errSecSuccess
}

/// Changes the items of the keychain that match.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let found = KeychainItem.matching(query)
  for item in found {
    if let data = attributesToUpdate[kSecValueData] as? Data { item.write(data) }
    item.change(attributesToUpdate)
  }
  return found.isEmpty ? errSecItemNotFound : errSecSuccess
}

/// Removes the items of the keychain that match.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let found = KeychainItem.matching(query)
  for item in found { item.remove() }
  return found.isEmpty ? errSecItemNotFound : errSecSuccess
}

/// The text of a status, for errors.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  default: "OSStatus \(status)"
  }
}
