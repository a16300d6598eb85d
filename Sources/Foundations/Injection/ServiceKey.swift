/// The key of a registration: the service type, the factory's argument types, and the name.
@usableFromInline
struct ServiceKey {
  @usableFromInline let service: ObjectIdentifier

  /// The type of the tuple of the arguments; the empty tuple for none.
  @usableFromInline let arguments: ObjectIdentifier

  @usableFromInline let name: String?

  @inlinable
  init(service: ObjectIdentifier, arguments: ObjectIdentifier, name: String?) {
    self.service = service
    self.arguments = arguments
    self.name = name
  }

  /// The hash for ``EntryTable``; types hash by their addresses, only the name needs a hasher.
  var hash: UInt {
    let service = UInt(bitPattern: service)
    let arguments = UInt(bitPattern: arguments)
    let types = service ^ (arguments << 7 | arguments >> (UInt.bitWidth - 7))
    let named = name.map { types ^ UInt(bitPattern: $0.hashValue) } ?? types
    return named &* 0x9E37_79B9_7F4A_7C15
  }
}
