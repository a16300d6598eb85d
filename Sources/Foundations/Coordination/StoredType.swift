/// The kind of a stored property by the references that its values may have.
enum StoredType {
  /// Values that refer to no object: numbers, texts, functions and collections of them.
  case plain
  /// An object, or nil.
  case object
  /// An optional of another type.
  case optional(any AnyOptional.Type)
  /// An array or a set.
  case elements(any AnyElements.Type)
  /// A struct, whose properties are read in their turn.
  case structure
  /// Any other type, whose values are read one by one.
  case other

  /// Classifies a type.
  init(_ type: Any.Type) {
    if type is AnyClass {
      self = .object
    } else if Self.isPlain(type) {
      self = .plain
    } else if let optional = type as? any AnyOptional.Type {
      self = optional.wrappedType is AnyClass ? .object : .optional(optional)
    } else if let elements = type as? any AnyElements.Type {
      self = .elements(elements)
    } else if Self.kind(of: type) == Self.structKind, !(type is any CustomReflectable.Type) {
      self = .structure
    } else {
      self = .other
    }
  }

  /// Returns whether the values of a type refer to no object; the answer is kept.
  static func isPlain(_ type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = answers[key] { return known }
    let isPlain = findIsPlain(type)
    answers[key] = isPlain
    return isPlain
  }

  private static var answers: [ObjectIdentifier: Bool] = [
    ObjectIdentifier(String.self): true, ObjectIdentifier(Substring.self): true,
    ObjectIdentifier(Character.self): true,
  ]

  private static func findIsPlain(_ type: Any.Type) -> Bool {
    if let container = type as? any ValueContainer.Type {
      return container.containedTypes.allSatisfy(isPlain)
    }
    if kind(of: type) == functionKind { return true }
    // An existential has no values of its own, and a class is a reference.
    guard !(type is AnyClass), kind(of: type) != existentialKind else { return false }
    return isTrivial(type)
  }

  /// Returns whether a type is copied bit by bit, so that it has no strong references.
  private static func isTrivial(_ type: Any.Type) -> Bool {
    func check<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    return check(type)
  }

  // The runtime's numbers of the kinds of types (Swift's ABI).
  private static let structKind: UInt = 0x200
  private static let functionKind: UInt = 0x302
  private static let existentialKind: UInt = 0x303

  private static func kind(of type: Any.Type) -> UInt { metadataKind(type) }
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt

/// A type-erased optional.
protocol AnyOptional {
  /// The value; nil for none.
  var wrapped: Any? { get }

  /// The type of the value.
  static var wrappedType: Any.Type { get }

  /// Returns the value of an optional in memory; nil for none.
  static func wrapped(at address: UnsafeRawPointer) -> Any?
}

extension Optional: AnyOptional {
  var wrapped: Any? { map { $0 } }

  static var wrappedType: Any.Type { Wrapped.self }

  static func wrapped(at address: UnsafeRawPointer) -> Any? {
    address.assumingMemoryBound(to: Self.self).pointee.map { $0 }
  }
}

/// A type whose values refer to objects only if one of some other types does.
private protocol ValueContainer {
  static var containedTypes: [Any.Type] { get }
}

/// A type-erased array or set.
protocol AnyElements {
  /// Returns the elements of a collection in memory, at most a number of them.
  static func elements(at address: UnsafeRawPointer, atMost count: Int) -> [Any]
}

extension Array: AnyElements {
  static func elements(at address: UnsafeRawPointer, atMost count: Int) -> [Any] {
    address.assumingMemoryBound(to: Self.self).pointee.prefix(count).map { $0 }
  }
}

extension Set: AnyElements {
  static func elements(at address: UnsafeRawPointer, atMost count: Int) -> [Any] {
    address.assumingMemoryBound(to: Self.self).pointee.prefix(count).map { $0 }
  }
}

extension Optional: ValueContainer {
  static var containedTypes: [Any.Type] { [Wrapped.self] }
}

extension Array: ValueContainer {
  static var containedTypes: [Any.Type] { [Element.self] }
}

extension Set: ValueContainer {
  static var containedTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: ValueContainer {
  static var containedTypes: [Any.Type] { [Key.self, Value.self] }
}
