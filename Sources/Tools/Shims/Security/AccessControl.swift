// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import Foundation
import HeadlessDevice

public typealias CFError = NSError
public typealias CFOptionFlags = UInt

/// An allocator of Core Foundation; there is none but the default.
nonisolated public final class CFAllocator: Sendable {}

nonisolated public let kCFAllocatorDefault: CFAllocator? = nil

nonisolated public func CFErrorGetDomain(_ error: CFError) -> CFString { error.domain }
nonisolated public func CFErrorGetCode(_ error: CFError) -> Int { error.code }
nonisolated public func CFErrorCopyUserInfo(_ error: CFError) -> CFDictionary { error.userInfo }

/// The conditions under which an item of the keychain is read; the keychain here asks for none.
nonisolated public final class SecAccessControl: Sendable {
  let flags: SecAccessControlCreateFlags

  init(_ flags: SecAccessControlCreateFlags) { self.flags = flags }
}

nonisolated public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

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

nonisolated public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(flags) }

/// The error of what needs Safari's passwords, which are not here.
private var noSharedPasswords: CFError {
  CFError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable))
}

/// Fails, since Safari's passwords are not here.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping (CFError?) -> Void
) { completionHandler(noSharedPasswords) }

/// Fails, since Safari's passwords are not here.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping ([Any]?, CFError?) -> Void
) { completionHandler(nil, noSharedPasswords) }

/// Makes a password of four groups of three characters by the device's random numbers.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let letters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789")
  let groups = (0..<4).map { _ in
    String(
      (0..<3).map { _ in letters[Int.random(in: letters.indices, using: &Device.current.random)] })
  }
  return groups.joined(separator: "-")
}
