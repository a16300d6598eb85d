/// The position of a reader in an object's properties; it descends into structs and collections.
struct ReadingPosition {
  var property: String?
  var isStrong: Bool
  var depth: Int

  /// The number of structs and collections, one in the other, that are read.
  static let maximumDepth = 4

  /// Returns the position of a property in the value at this one.
  func child(_ label: String?, isStrong: Bool) -> ReadingPosition {
    ReadingPosition(
      property: property ?? label.map(Self.propertyName), isStrong: self.isStrong && isStrong,
      depth: depth - 1)
  }

  /// Returns a label without the prefix of a lazy (`$__lazy_storage_$_`) or wrapped (`_`) property.
  static func propertyName(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}

/// A reader of the references of objects and values.
struct ReferenceReader {
  let isEnd: ((Any.Type) -> Bool)?
  private(set) var found: [Reference] = []

  init(isEnd: ((Any.Type) -> Bool)?) {
    self.isEnd = isEnd
  }

  /// The maximum number of elements to read of one collection.
  static let maximumElementCount = 10_000

  /// Reads the properties of an object: by the layout of its class, or else by a mirror.
  mutating func read(_ object: AnyObject) {
    guard let layout = ReferenceLayout.layout(of: object, upTo: isEnd) else {
      let top = ReadingPosition(
        property: nil, isStrong: true, depth: ReadingPosition.maximumDepth)
      return read(Mirror(reflecting: object), top)
    }
    layout.read(object, into: &self)
  }

  /// Adds a reference.
  mutating func add(_ object: AnyObject, _ position: ReadingPosition) {
    found.append(
      Reference(
        property: position.property ?? "", object: object, isStrong: position.isStrong))
  }

  /// Reads the properties that a mirror shows.
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
      add(value as AnyObject, position)
    case .optional:
      if let wrapped = (value as? any AnyOptional)?.wrapped { visit(wrapped, position) }
    case .other: read(Mirror(reflecting: value), position)
    }
  }

  /// The kinds of types.
  private enum Kind {
    /// A type that cannot refer to an object.
    case plain
    case object, optional, other
  }

  /// Returns the kind of a value's type; the casts that tell it are slow, so each is made once.
  private static func kind(of value: Any) -> Kind {
    let type = ObjectIdentifier(type(of: value))
    if let known = kinds[type] { return known }
    let kind: Kind =
      Swift.type(of: value) is AnyClass
      ? .object
      : value is any AnyOptional
        ? .optional : StoredType.isPlain(Swift.type(of: value)) ? .plain : .other
    kinds[type] = kind
    return kind
  }

  private static var kinds: [ObjectIdentifier: Kind] = [:]
}
