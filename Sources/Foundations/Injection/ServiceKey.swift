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

  /// The hash for ``EntryTable``; types hash by their addresses, only the name needs a hasher.
  var hash: UInt {
    let service = UInt(bitPattern: service)
    let parameters = UInt(bitPattern: parameters)
    let types = service ^ (parameters << 7 | parameters >> (UInt.bitWidth - 7))
    let named = name.map { types ^ UInt(bitPattern: $0.hashValue) } ?? types
    return named &* 0x9E37_79B9_7F4A_7C15
  }
}
