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
    var reader = ReferenceReader(isEnd: isEnd)
    reader.read(
      Mirror(reflecting: object), ReadingPosition(property: nil, isStrong: true, depth: 4))
    return reader.found
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
    guard position.depth >= 0, !Self.isPlain(value) else { return }
    if type(of: value) is AnyClass {
      found.append(
        Reference(
          property: position.property ?? "", object: value as AnyObject, isStrong: position.isStrong
        ))
    } else if let optional = value as? any AnyOptional {
      if let wrapped = optional.wrapped { visit(wrapped, position) }
    } else {
      read(Mirror(reflecting: value), position)
    }
  }

  /// Returns whether a value is of a common type that cannot refer to an object.
  private static func isPlain(_ value: Any) -> Bool {
    plainTypes.contains(ObjectIdentifier(type(of: value)))
  }

  private static let plainTypes: Set<ObjectIdentifier> = [
    ObjectIdentifier(String.self), ObjectIdentifier(String?.self), ObjectIdentifier([String].self),
    ObjectIdentifier(Int.self), ObjectIdentifier(Int?.self), ObjectIdentifier([Int].self),
    ObjectIdentifier(Bool.self), ObjectIdentifier(Double.self), ObjectIdentifier([UInt8].self),
  ]
}

/// A type-erased optional.
private protocol AnyOptional {
  var wrapped: Any? { get }
}

extension Optional: AnyOptional {
  var wrapped: Any? { map { $0 } }
}
