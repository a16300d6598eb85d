/// A 128-bit hash that is the same in every process.
struct Fingerprint: Hashable, Codable {
  private(set) var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private(set) var second: UInt64 = 0x6C62_272E_07BB_0142

  /// Creates the hash of nothing.
  init() {}

  /// Creates a hash from its halves.
  init(first: UInt64, second: UInt64) {
    (self.first, self.second) = (first, second)
  }

  /// Adds the bytes of a text and its end.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(UInt8(0xFF))
  }

  /// Adds a text in which each number counts as none, one or many.
  mutating func add(counting text: String) {
    var number: UInt8?
    for byte in text.utf8 {
      guard (0x30...0x39).contains(byte) else {
        addClass(of: &number)
        add(byte)
        continue
      }
      let digit = byte - 0x30
      number = number.map { min(2, $0 * 10 + digit) } ?? min(2, digit)
    }
    addClass(of: &number)
    add(UInt8(0xFF))
  }

  /// Adds a byte.
  mutating func add(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
    second = (second ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
    second ^= second >> 29
  }

  private mutating func addClass(of number: inout UInt8?) {
    guard let value = number else { return }
    add(UInt8(0xF8) + value)
    number = nil
  }
}
