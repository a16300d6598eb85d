/// What a registration is found by: the service, the arguments of its factory, and its name.
@usableFromInline
struct ServiceKey: Hashable {
  @usableFromInline let service: ObjectIdentifier

  /// Made of the arguments' types; two lists of types can share it, so an entry knows its own types.
  @usableFromInline let arguments: Int

  @usableFromInline let name: String?

  @inlinable
  init(service: ObjectIdentifier, arguments: Int, name: String?) {
    self.service = service
    self.arguments = arguments
    self.name = name
  }

  @inlinable
  static func == (left: ServiceKey, right: ServiceKey) -> Bool {
    left.service == right.service && left.arguments == right.arguments && left.name == right.name
  }

  /// The service and, rarely, a name: what seldom tells keys apart is spared the hasher.
  @inlinable
  func hash(into hasher: inout Hasher) {
    hasher.combine(service)
    if let name { hasher.combine(name) }
  }
}

/// The types a factory takes besides the resolver.
@usableFromInline
struct ArgumentTypes: Equatable {
  /// The types, in order.
  @usableFromInline let types: [Any.Type]

  init<each Argument>(_ arguments: repeat (each Argument).Type) {
    var types: [Any.Type] = []
    for type in repeat each arguments { types.append(type) }
    self.types = types
  }

  /// A number made of types, cheaper than the type of a tuple of them.
  @inlinable
  static func key<each Argument>(_ arguments: repeat (each Argument).Type) -> Int {
    var key = 0
    for type in repeat each arguments {
      key = key &* 31 &+ Int(bitPattern: ObjectIdentifier(type))
    }
    return key
  }

  /// Whether these are the types.
  @inlinable
  func match<each Argument>(_ arguments: repeat (each Argument).Type) -> Bool {
    var index = 0
    for type in repeat each arguments {
      guard index < types.count, types[index] == type else { return false }
      index += 1
    }
    return index == types.count
  }

  @usableFromInline
  static func == (left: ArgumentTypes, right: ArgumentTypes) -> Bool {
    left.types.count == right.types.count && zip(left.types, right.types).allSatisfy { $0 == $1 }
  }
}
