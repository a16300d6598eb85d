// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

/// The Advanced Encryption Standard.
nonisolated public enum AES {
  /// The cipher that also tells whether a message is as it was sealed.
  public enum GCM {}
}

nonisolated extension AES.GCM {
  /// A number that is used once with a key.
  public struct Nonce: ContiguousBytes, Sendable, Sequence {
    let bytes: [UInt8]

    public init() { bytes = randomBytes(12) }

    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  /// A sealed message.
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data

    /// The nonce, the message and the tag; nil for a nonce that is not of 12 bytes.
    public var combined: Data? {
      nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
    }

    public init<D: DataProtocol>(combined: D) throws {
      let bytes = Array(combined)
      guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      try self.init(
        nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes[12..<bytes.count - 16],
        tag: bytes.suffix(16))
    }

    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
      self.tag = Data(tag)
    }
  }

  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let stream = try Keystream(key, nonce)
    let ciphertext = stream.applied(to: Array(message))
    let tag = stream.tag(of: ciphertext, Array(authenticatedData))
    return try SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
  }

  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    let stream = try Keystream(key, sealedBox.nonce)
    let ciphertext = Array(sealedBox.ciphertext)
    guard stream.tag(of: ciphertext, Array(authenticatedData)) == Array(sealedBox.tag) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(stream.applied(to: ciphertext))
  }

  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }
}

/// The bytes of a key and a nonce that are added to a message, and its tag.
nonisolated private struct Keystream {
  private let cipher: AESBlockCipher
  private let hashKey: [UInt8]
  private let first: [UInt8]

  init(_ key: SymmetricKey, _ nonce: AES.GCM.Nonce) throws {
    cipher = try AESBlockCipher(key.bytes)
    hashKey = cipher.encrypt([UInt8](repeating: 0, count: 16))
    if nonce.bytes.count == 12 {
      first = nonce.bytes + [0, 0, 0, 1]
    } else {
      let length = bigEndianBytes([UInt64(0), UInt64(nonce.bytes.count * 8)])
      first = Self.hash(Self.filled(nonce.bytes) + length, hashKey)
    }
  }

  func applied(to bytes: [UInt8]) -> [UInt8] {
    var counter = first
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 16) {
      counter = Self.next(counter)
      let block = bytes[start..<min(start + 16, bytes.count)]
      result += zip(block, cipher.encrypt(counter)).map { $0 ^ $1 }
    }
    return result
  }

  func tag(of ciphertext: [UInt8], _ authenticated: [UInt8]) -> [UInt8] {
    let lengths = bigEndianBytes([authenticated.count, ciphertext.count].map { UInt64($0 * 8) })
    let input = Self.filled(authenticated) + Self.filled(ciphertext) + lengths
    return zip(Self.hash(input, hashKey), cipher.encrypt(first)).map { $0 ^ $1 }
  }

  private static func filled(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
  }

  private static func next(_ counter: [UInt8]) -> [UInt8] {
    let number = counter[12...].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return Array(counter[..<12]) + bigEndianBytes([number &+ 1])
  }

  private static func hash(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 16).reduce([UInt8](repeating: 0, count: 16)) {
      sum, start in
      product(zip(sum, bytes[start..<start + 16]).map { $0 ^ $1 }, key)
    }
  }

  /// The product in the field of 2^128 elements, whose lowest bit stands first.
  private static func product(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var sum = (high: UInt64(0), low: UInt64(0))
    let words: [UInt64] = bigEndianWords(right[...])
    var factor = (high: words[0], low: words[1])
    for place in 0..<128 {
      if left[place / 8] >> (7 - place % 8) & 1 == 1 {
        sum = (sum.high ^ factor.high, sum.low ^ factor.low)
      }
      let carry = factor.low & 1 == 0 ? 0 : UInt64(0xE1) << 56
      factor = (factor.high >> 1 ^ carry, factor.low >> 1 | factor.high << 63)
    }
    return bigEndianBytes([sum.high, sum.low])
  }
}
