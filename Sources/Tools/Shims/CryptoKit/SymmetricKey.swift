// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation

/// A key; a new one has bytes of the device's seed.
nonisolated public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// Returns bytes of the device's seed.
nonisolated func randomBytes(_ count: Int) -> [UInt8] {
  var bytes: [UInt8] = []
  while bytes.count < count { bytes += withUnsafeBytes(of: Ported.uuid.uuid) { Array($0) } }
  return Array(bytes.prefix(count))
}
