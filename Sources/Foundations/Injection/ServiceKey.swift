/// The key of a registration: the service type, the factory's argument types, and the name.
@usableFromInline
struct ServiceKey {
  @usableFromInline let service: ObjectIdentifier

  /// The type of the factory's parameters: the resolver alone, or a tuple of it and the arguments.
  ///
  /// The resolver in front makes a difference between several arguments and one tuple, and between
  /// none and one `Void`: a tuple with a single element is that element.
  @usableFromInline let parameters: ObjectIdentifier

  @usableFromInline let name: String?

  @inlinable
  init(service: ObjectIdentifier, parameters: ObjectIdentifier, name: String?) {
    self.service = service
    self.parameters = parameters
    self.name = name
  }

  /// The hash for ``EntryTable``; types hash by their addresses.
  var hash: UInt {
    let service = UInt(bitPattern: service)
    let parameters = UInt(bitPattern: parameters)
    let types = service ^ (parameters << 7 | parameters >> (UInt.bitWidth - 7))
    let named = name.map { types ^ ServiceKey.hash(of: $0) } ?? types
    return named &* 0x9E37_79B9_7F4A_7C15
  }

  /// Returns a name's hash: of its bytes, eight at a time, which takes a third of a hasher's time.
  private static func hash(of name: String) -> UInt {
    let hash = name.utf8.withContiguousStorageIfAvailable { bytes -> UInt? in
      var (hash, all): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0)
      let bytes = UnsafeRawBufferPointer(bytes)
      for start in stride(from: 0, to: bytes.count, by: 8) {
        let word = ServiceKey.word(bytes, from: start)
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
        all |= word
      }
      return all & 0x8080_8080_8080_8080 == 0 ? UInt(truncatingIfNeeded: hash) : nil
    }
    return (hash ?? nil) ?? hashBeyondASCII(name)
  }

  /// Returns up to eight bytes as a number.
  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
    let count = bytes.count - start
    if count >= 8 { return bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self) }
    guard count >= 4 else { return shortWord(bytes, from: start) }
    let last = bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
    let first = bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)
    return UInt64(last) << 32 | UInt64(first)
  }

  /// Returns up to three bytes as a number.
  @inline(__always)
  private static func shortWord(_ bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in start..<bytes.count { word = word << 8 | UInt64(bytes[index]) }
    return word
  }

  /// Returns the hash of a name with other characters than ASCII's; equal names have equal hashes.
  private static func hashBeyondASCII(_ name: String) -> UInt {
    let scalars = name.unicodeScalars.map { asciiTwins[$0] ?? $0 }
    guard scalars.allSatisfy(\.isASCII) else { return UInt(bitPattern: name.hashValue) }
    return hash(of: String(String.UnicodeScalarView(scalars)))
  }

  /// The only characters beyond ASCII that are canonically equal to one in it.
  private static let asciiTwins: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{212A}": "K", "\u{37E}": ";", "\u{1FEF}": "`",
  ]
}
