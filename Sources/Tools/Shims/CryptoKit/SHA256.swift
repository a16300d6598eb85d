// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.

public typealias SHA256Digest = HashDigest<SHA256>

/// SHA-2 with 256 bits.
nonisolated public struct SHA256: HashFunction, DescribedHash {
  public typealias Digest = HashDigest<SHA256>
  public static let name = "SHA256"
  public static let byteCount = 32
  public static let blockByteCount = 64

  private var blocks = Blocks(
    SHA2With32Bits(state: [
      0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A,
      0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19,
    ]))

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    blocks.append(bufferPointer)
  }

  public func finalize() -> Digest { Digest(bytes: blocks.digest) }
}

/// The state of SHA-2 with words of 32 bits.
nonisolated struct SHA2With32Bits: BlockFunction {
  static let blockByteCount = 64
  static let lengthByteCount = 8
  static let isBigEndian = true

  private var state: [UInt32]

  init() { state = [] }
  init(state: [UInt32]) { self.state = state }

  var bytes: [UInt8] { bigEndianBytes(state) }

  mutating func compress(_ block: ArraySlice<UInt8>) {
    var words: [UInt32] = bigEndianWords(block)
    for place in 16..<64 {
      let (early, late) = (words[place - 15], words[place - 2])
      let first = rotatedRight(early, 7) ^ rotatedRight(early, 18) ^ early >> 3
      let second = rotatedRight(late, 17) ^ rotatedRight(late, 19) ^ late >> 10
      words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
    }
    var new = state
    for (word, constant) in zip(words, Self.constants) { Self.mix(&new, word &+ constant) }
    for place in 0..<8 { state[place] &+= new[place] }
  }

  private static func mix(_ state: inout [UInt32], _ word: UInt32) {
    let (first, fifth) = (state[0], state[4])
    let turnedFifth = rotatedRight(fifth, 6) ^ rotatedRight(fifth, 11) ^ rotatedRight(fifth, 25)
    let choice = fifth & state[5] ^ ~fifth & state[6]
    let one = state[7] &+ turnedFifth &+ choice &+ word
    let turnedFirst = rotatedRight(first, 2) ^ rotatedRight(first, 13) ^ rotatedRight(first, 22)
    let majority = first & state[1] ^ first & state[2] ^ state[1] & state[2]
    state.removeLast()
    state.insert(one &+ turnedFirst &+ majority, at: 0)
    state[4] &+= one
  }

  private static let constants: [UInt32] = [
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1,
    0x923F82A4, 0xAB1C5ED5, 0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3,
    0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174, 0xE49B69C1, 0xEFBE4786,
    0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147,
    0x06CA6351, 0x14292967, 0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13,
    0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85, 0xA2BFE8A1, 0xA81A664B,
    0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A,
    0x5B9CCA4F, 0x682E6FF3, 0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208,
    0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
  ]
}
