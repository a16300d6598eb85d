// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import HeadlessFoundation

/// A source of random numbers; there is only the default one.
nonisolated public struct SecRandomRef: Sendable {
  fileprivate init() {}
}

nonisolated public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

/// Fills bytes with random numbers of the device, whose seed decides them.
@discardableResult
nonisolated public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = Ported.Random()
  for index in 0..<count {
    let byte = UInt8.random(in: .min ... .max, using: &generator)
    bytes.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
