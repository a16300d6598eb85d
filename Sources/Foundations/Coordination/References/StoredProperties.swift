/// The places in memory of a type's stored properties that can refer to objects.
///
/// Found once for each type, so that a value's properties are read without their names and types.
struct StoredProperties {
  /// One stored property.
  struct Property {
    /// The name, without the compiler's prefixes.
    let name: String
    /// The distance from the start of the value, in bytes.
    let offset: Int
    let access: Access
  }

  /// The way in which a property is read.
  enum Access {
    /// A strong reference to an object, or nil.
    case object
    /// The properties of a struct, in place.
    indirect case structure(StoredProperties)
    /// A value of another type, copied.
    case value(Any.Type)
    /// A weak reference to an object, or nil.
    case weak
    /// An unowned reference, by its index among the type's own properties.
    case unowned(index: Int)
  }

  let properties: [Property]

  /// Finds the layout of a struct, or of the properties that a class adds to its superclass.
  init(of type: Any.Type) {
    properties = Field.all(of: type).enumerated().compactMap { index, field in
      Self.access(to: field, index: index).map {
        Property(
          name: ReadingPosition.propertyName(field.name), offset: field.offset, access: $0)
      }
    }
  }

  /// Whether a property is an unowned reference.
  var hasUnowned: Bool {
    properties.contains {
      if case .unowned = $0.access { true } else { false }
    }
  }

  /// Returns the way to read a field; nil for one that cannot refer to an object.
  private static func access(to field: Field, index: Int) -> Access? {
    switch field.ownership {
    case .strong: break
    case .weak: return .weak
    case .unowned: return .unowned(index: index)
    }
    switch ValueKind.of(field.type) {
    case .plain: return nil
    case .object: return .object
    case .structure(let properties): return .structure(properties)
    case .optional where Reflection.isObject(Reflection.firstArgument(of: field.type)):
      return .object
    case .existential where Reflection.hasOnlyObjects(field.type): return .object
    case .optional, .array, .collection, .children, .existential: return .value(field.type)
    }
  }
}
