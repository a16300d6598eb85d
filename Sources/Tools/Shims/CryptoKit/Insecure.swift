// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import Foundation

/// The hash functions that are no longer safe, for old protocols.
nonisolated public enum Insecure {
  public typealias SHA1Digest = HashDigest<SHA1>
  public typealias MD5Digest = HashDigest<MD5>

  public struct SHA1: HashFunction, DescribedHash {
    public typealias Digest = HashDigest<SHA1>
    public static let name = "SHA1"
    public static let byteCount = 20
    public static let blockByteCount = 64

    private var blocks = Blocks<SHA1State>()

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      blocks.append(bufferPointer)
    }

    public func finalize() -> Digest { Digest(bytes: blocks.digest) }
  }

  public struct MD5: HashFunction, DescribedHash {
    public typealias Digest = HashDigest<MD5>
    public static let name = "MD5"
    public static let byteCount = 16
    public static let blockByteCount = 64

    private var blocks = Blocks<MD5State>()

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      blocks.append(bufferPointer)
    }

    public func finalize() -> Digest { Digest(bytes: blocks.digest) }
  }
}

/// The state of SHA-1.
nonisolated struct SHA1State: BlockFunction {
  static let blockByteCount = 64
  static let lengthByteCount = 8
  static let isBigEndian = true

  private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]

  var bytes: [UInt8] { bigEndianBytes(state) }

  mutating func compress(_ block: ArraySlice<UInt8>) {
    var words: [UInt32] = bigEndianWords(block)
    for place in 16..<80 {
      let word = words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16]
      words.append(rotatedRight(word, 31))
    }
    var new = state
    for (place, word) in words.enumerated() {
      let (mixed, constant) = Self.mixed(new, place)
      let next = rotatedRight(new[0], 27) &+ mixed &+ new[4] &+ constant &+ word
      new = [next, new[0], rotatedRight(new[1], 2), new[2], new[3]]
    }
    for place in 0..<5 { state[place] &+= new[place] }
  }

  private static func mixed(_ state: [UInt32], _ round: Int) -> (UInt32, UInt32) {
    let (second, third, fourth) = (state[1], state[2], state[3])
    switch round / 20 {
    case 0: return (second & third | ~second & fourth, 0x5A82_7999)
    case 1: return (second ^ third ^ fourth, 0x6ED9_EBA1)
    case 2: return (second & third | second & fourth | third & fourth, 0x8F1B_BCDC)
    default: return (second ^ third ^ fourth, 0xCA62_C1D6)
    }
  }
}

/// The state of MD5.
nonisolated struct MD5State: BlockFunction {
  static let blockByteCount = 64
  static let lengthByteCount = 8
  static let isBigEndian = false

  private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]

  private static let shifts = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]
  private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }

  var bytes: [UInt8] { bigEndianBytes(state.map(\.byteSwapped)) }

  mutating func compress(_ block: ArraySlice<UInt8>) {
    let words = (bigEndianWords(block) as [UInt32]).map(\.byteSwapped)
    var new = state
    for round in 0..<64 {
      let (mixed, place) = Self.mixed(new, round)
      let sum = new[0] &+ mixed &+ Self.constants[round] &+ words[place]
      let shift = Self.shifts[round / 16][round % 4]
      new = [new[3], new[1] &+ rotatedRight(sum, 32 - shift), new[1], new[2]]
    }
    for place in 0..<4 { state[place] &+= new[place] }
  }

  private static func mixed(_ state: [UInt32], _ round: Int) -> (UInt32, Int) {
    let (second, third, fourth) = (state[1], state[2], state[3])
    switch round / 16 {
    case 0: return (second & third | ~second & fourth, round)
    case 1: return (fourth & second | ~fourth & third, (5 * round + 1) % 16)
    case 2: return (second ^ third ^ fourth, (3 * round + 5) % 16)
    default: return (third ^ (second | ~fourth), 7 * round % 16)
    }
  }
}
