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

  /// Returns a name's hash: of its bytes, which takes a third of the time of a hasher.
  private static func hash(of name: String) -> UInt {
    var name = name
    let hash = name.withUTF8 { bytes -> UInt? in
      var (hash, all): (UInt, UInt8) = (0xCBF2_9CE4_8422_2325, 0)
      for byte in bytes {
        hash = (hash ^ UInt(byte)) &* 0x100_0000_01B3
        all |= byte
      }
      return all < 0x80 ? hash : nil
    }
    return hash ?? hashBeyondASCII(name)
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
