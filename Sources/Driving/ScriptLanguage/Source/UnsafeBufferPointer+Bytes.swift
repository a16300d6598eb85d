import Foundation

nonisolated extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first byte of a value from `start` on; nil without one.
  func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    guard let baseAddress, start < count,
      let place = memchr(baseAddress + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(place) - UnsafeRawPointer(baseAddress)
  }

  /// Returns the offset of the first quote, backslash or dollar sign from `start` on.
  func endOfPlainText(from start: Int) -> Int {
    var offset = start
    while offset < count {
      switch self[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"): return offset
      default: offset += 1
      }
    }
    return count
  }

  /// Returns whether some of the bytes are those of a part of another buffer.
  ///
  /// It compares eight bytes at a time; the last eight may overlap those before.
  func isEqual(_ range: Range<Int>, _ other: Self, _ otherRange: Range<Int>) -> Bool {
    guard range.count == otherRange.count else { return false }
    var offset = range.lowerBound
    let distance = otherRange.lowerBound - offset
    while offset + 8 <= range.upperBound {
      guard eightBytes(at: offset) == other.eightBytes(at: offset + distance) else { return false }
      offset += 8
    }
    guard range.count < 8 else {
      let last = range.upperBound - 8
      return eightBytes(at: last) == other.eightBytes(at: last + distance)
    }
    while offset < range.upperBound {
      guard self[offset] == other[offset + distance] else { return false }
      offset += 1
    }
    return true
  }

  /// Returns a hash of some of the bytes and of what was hashed before.
  ///
  /// It reads eight bytes at a time, and costs less than a Hasher, which resists chosen inputs. The last eight
  /// bytes may overlap those before.
  func quickHash(of range: Range<Int>, after before: UInt64) -> UInt64 {
    var hash = before &+ UInt64(range.count)
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      hash = Self.mixed(hash, eightBytes(at: offset))
      offset += 8
    }
    guard range.count < 8 else { return Self.mixed(hash, eightBytes(at: range.upperBound - 8)) }
    while offset < range.upperBound {
      hash = Self.mixed(hash, UInt64(self[offset]))
      offset += 1
    }
    return hash
  }

  private func eightBytes(at offset: Int) -> UInt64 {
    UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  private static func mixed(_ hash: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = (hash ^ bytes) &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 32)
  }
}
