/// A reference from an object's stored property to another object, found by reflection.
///
/// The captures of closures are not found.
struct Reference {
  /// The name of the property, without the compiler's prefixes.
  let property: String

  /// The object that the property refers to.
  let object: AnyObject

  /// Whether the reference is strong.
  let isStrong: Bool

  /// Returns the references of an object's properties, those of its superclasses first.
  ///
  /// - Parameter isEnd: returns true for a superclass whose properties are not read.
  static func all(
    of object: AnyObject, upTo isEnd: ((Any.Type) -> Bool)? = nil
  ) -> [Reference] {
    let key = CacheKey(object: ObjectIdentifier(object), hasEnd: isEnd != nil)
    if let known = cache?[key] { return known }
    var reader = ReferenceReader(isEnd: isEnd)
    reader.read(
      Mirror(reflecting: object), ReadingPosition(property: nil, isStrong: true, depth: 4))
    cache?[key] = reader.found
    return reader.found
  }

  /// The references that were read, while a body runs that does not change them; nil otherwise.
  private static var cache: [CacheKey: [Reference]]?

  private struct CacheKey: Hashable {
    let object: ObjectIdentifier
    let hasEnd: Bool
  }

  /// Runs a body that does not change the properties of objects, so that each is read only once.
  static func caching(_ body: () -> Void) {
    guard cache == nil else { return body() }
    cache = [:]
    body()
    cache = nil
  }

  /// Returns the references of a value that is called by a name.
  static func all(in value: Any, named name: String) -> [Reference] {
    var reader = ReferenceReader(isEnd: nil)
    reader.visit(value, ReadingPosition(property: name, isStrong: true, depth: 4))
    return reader.found
  }

  /// Returns the strong references of an object's properties, those of its superclasses first.
  static func strong(of object: AnyObject) -> [Reference] {
    all(of: object).filter(\.isStrong)
  }
}

/// The position of a reader in an object's properties; it descends into structs and collections.
private struct ReadingPosition {
  var property: String?
  var isStrong: Bool
  var depth: Int

  func child(_ label: String?, isStrong: Bool) -> ReadingPosition {
    ReadingPosition(
      property: property ?? label.map(Self.propertyName), isStrong: self.isStrong && isStrong,
      depth: depth - 1)
  }

  /// Returns a label without the prefix of a lazy (`$__lazy_storage_$_`) or wrapped (`_`) property.
  private static func propertyName(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}

private struct ReferenceReader {
  let isEnd: ((Any.Type) -> Bool)?
  private(set) var found: [Reference] = []

  init(isEnd: ((Any.Type) -> Bool)?) {
    self.isEnd = isEnd
  }

  /// The maximum number of elements to read of one collection.
  private static let maximumElementCount = 10_000

  mutating func read(_ mirror: Mirror, _ position: ReadingPosition) {
    if let above = mirror.superclassMirror, isEnd?(above.subjectType) != true {
      read(above, position)
    }
    let isCollection = mirror.displayStyle != .class && mirror.displayStyle != .struct
    let strengths = isCollection ? [] : Field.strengths(of: mirror)
    for (index, child) in mirror.children.prefix(Self.maximumElementCount).enumerated() {
      let isStrong = isCollection || strengths[index]
      visit(child.value, position.child(child.label, isStrong: isStrong))
    }
  }

  /// Reads a value; objects and optionals are read without a mirror, which is slow.
  mutating func visit(_ value: Any, _ position: ReadingPosition) {
    guard position.depth >= 0 else { return }
    switch Self.kind(of: value) {
    case .plain: return
    case .object:
      found.append(
        Reference(
          property: position.property ?? "", object: value as AnyObject, isStrong: position.isStrong
        ))
    case .optional:
      if let wrapped = (value as? any AnyOptional)?.wrapped { visit(wrapped, position) }
    case .other: read(Mirror(reflecting: value), position)
    }
  }

  /// The kinds of types.
  private enum Kind {
    /// A common type that cannot refer to an object.
    case plain
    case object, optional, other
  }

  /// Returns the kind of a value's type; the casts that tell it are slow, so each is made once.
  private static func kind(of value: Any) -> Kind {
    let type = ObjectIdentifier(type(of: value))
    if let known = kinds[type] { return known }
    let kind: Kind =
      Swift.type(of: value) is AnyClass ? .object : value is any AnyOptional ? .optional : .other
    kinds[type] = kind
    return kind
  }

  private static var kinds: [ObjectIdentifier: Kind] = [
    ObjectIdentifier(String.self): .plain, ObjectIdentifier(String?.self): .plain,
    ObjectIdentifier([String].self): .plain, ObjectIdentifier(Int.self): .plain,
    ObjectIdentifier(Int?.self): .plain, ObjectIdentifier([Int].self): .plain,
    ObjectIdentifier(Bool.self): .plain, ObjectIdentifier(Double.self): .plain,
    ObjectIdentifier([UInt8].self): .plain,
  ]
}

/// A type-erased optional.
private protocol AnyOptional {
  var wrapped: Any? { get }
}

extension Optional: AnyOptional {
  var wrapped: Any? { map { $0 } }
}
