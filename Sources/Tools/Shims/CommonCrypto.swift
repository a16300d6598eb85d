// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import CryptoKit
import Foundation

public typealias CC_LONG = UInt32
public typealias CCHmacAlgorithm = UInt32

nonisolated public let CC_MD5_DIGEST_LENGTH: Int32 = 16
nonisolated public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
nonisolated public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
nonisolated public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
nonisolated public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

nonisolated public let kCCHmacAlgSHA1 = 0
nonisolated public let kCCHmacAlgMD5 = 1
nonisolated public let kCCHmacAlgSHA256 = 2
nonisolated public let kCCHmacAlgSHA384 = 3
nonisolated public let kCCHmacAlgSHA512 = 4

@discardableResult
nonisolated public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.MD5.self, data, len, md) }

@discardableResult
nonisolated public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.SHA1.self, data, len, md) }

@discardableResult
nonisolated public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA256.self, data, len, md) }

@discardableResult
nonisolated public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA384.self, data, len, md) }

@discardableResult
nonisolated public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA512.self, data, len, md) }

/// Writes the authentication code of the algorithm.
nonisolated public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
  let data = Array(UnsafeRawBufferPointer(start: data, count: dataLength))
  let code: [UInt8] =
    switch Int(algorithm) {
    case kCCHmacAlgSHA1:
      Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
    case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
    case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
    default: Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
    }
  macOut?.copyMemory(from: code, byteCount: code.count)
}

nonisolated private func digest<Function: HashFunction>(
  _ function: Function.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  _ output: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var function = function.init()
  function.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(count)))
  for (place, byte) in function.finalize().enumerated() { output?[place] = byte }
  return output
}
