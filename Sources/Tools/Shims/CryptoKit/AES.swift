/// The cipher of a block of 16 bytes.
nonisolated struct AESBlockCipher: Sendable {
  private let roundKeys: [[UInt8]]

  /// Expands a key of 16, 24 or 32 bytes.
  init(_ key: [UInt8]) throws {
    guard [16, 24, 32].contains(key.count) else { throw CryptoKitError.incorrectKeySize }
    let size = key.count / 4
    var words = (0..<size).map { Array(key[$0 * 4..<$0 * 4 + 4]) }
    var constant: UInt8 = 1
    for place in size..<4 * (size + 7) {
      var word = words[place - 1]
      if place % size == 0 {
        word = (Array(word[1...]) + [word[0]]).map { Self.box[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if size > 6, place % size == 4 {
        word = word.map { Self.box[Int($0)] }
      }
      words.append(zip(words[place - size], word).map { $0 ^ $1 })
    }
    roundKeys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
  }

  func encrypt(_ block: [UInt8]) -> [UInt8] {
    var state = zip(block, roundKeys[0]).map { $0 ^ $1 }
    for (round, key) in roundKeys.enumerated().dropFirst() {
      state = (0..<16).map { Self.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      if round < roundKeys.count - 1 { state = Self.mixed(state) }
      state = zip(state, key).map { $0 ^ $1 }
    }
    return state
  }

  private static func mixed(_ state: [UInt8]) -> [UInt8] {
    (0..<16).map { place in
      let column = place / 4 * 4
      let byte = { state[column + (place + $0) % 4] }
      return doubled(byte(0)) ^ doubled(byte(1)) ^ byte(1) ^ byte(2) ^ byte(3)
    }
  }

  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1B) }

  /// The substitutions: the inverse in the field of 256 elements, and a map of its bits.
  private static let box: [UInt8] = {
    var box = [UInt8](repeating: 0x63, count: 256)
    var (element, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      element ^= doubled(element)
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      let turned = (1...4).reduce(inverse) { $0 ^ (inverse << $1 | inverse >> (8 - $1)) }
      box[Int(element)] = turned ^ 0x63
    } while element != 1
    return box
  }()
}
