// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// The bytes that a hash function computes.
nonisolated public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sendable,
  Sequence
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// A function that computes a digest of bytes, which may come in parts.
nonisolated public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest

  static var blockByteCount: Int { get }

  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

nonisolated extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// The digest of a hash function.
nonisolated public struct HashDigest<Function: DescribedHash>: Digest {
  let bytes: [UInt8]

  public static var byteCount: Int { Function.byteCount }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
    left.bytes == Array(right)
  }

  public var description: String { "\(Function.name) digest: \(hexadecimal(bytes))" }
}

/// The name of a hash function of this module, and the size of its digest.
nonisolated public protocol DescribedHash {
  static var name: String { get }
  static var byteCount: Int { get }
}

/// Returns two digits for each byte.
nonisolated func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// The mistakes in sizes, and of a message that somebody changed.
nonisolated public enum CryptoKitError: Error, Equatable, Sendable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
}

/// The number of bits of a key.
nonisolated public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public static var bits128: Self { Self(bitCount: 128) }
  public static var bits192: Self { Self(bitCount: 192) }
  public static var bits256: Self { Self(bitCount: 256) }

  public init(bitCount: Int) { self.bitCount = bitCount }
}
