/// What a registration is found by: the service, the arguments of its factory, and its name.
@usableFromInline
struct ServiceKey {
  @usableFromInline let service: ObjectIdentifier

  /// The type of the tuple of the arguments; without arguments, that of the empty one.
  @usableFromInline let arguments: ObjectIdentifier

  @usableFromInline let name: String?

  @inlinable
  init(service: ObjectIdentifier, arguments: ObjectIdentifier, name: String?) {
    self.service = service
    self.arguments = arguments
    self.name = name
  }

  /// A number for a table; types are told apart by their addresses, only a name needs a hasher.
  var hash: UInt {
    let service = UInt(bitPattern: service)
    let arguments = UInt(bitPattern: arguments)
    let types = service ^ (arguments << 7 | arguments >> (UInt.bitWidth - 7))
    let named = name.map { types ^ UInt(bitPattern: $0.hashValue) } ?? types
    return named &* 0x9E37_79B9_7F4A_7C15
  }
}
