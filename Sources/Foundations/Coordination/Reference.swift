/// An object that another one's stored property refers to, as far as reflection can see.
///
/// What a closure captures cannot be seen.
struct Reference {
  /// The property, without the compiler's prefixes.
  let property: String

  /// Whom it refers to.
  let object: AnyObject

  /// Whether it keeps the object alive.
  let isStrong: Bool

  /// All that an object's properties refer to, those of its superclasses first.
  ///
  /// - Parameter isEnd: tells the superclass whose properties are not looked at any more.
  static func all(
    of object: AnyObject, upTo isEnd: ((Any.Type) -> Bool)? = nil
  ) -> [Reference] {
    var reader = ReferenceReader(isEnd: isEnd)
    reader.read(Mirror(reflecting: object), Reading(property: nil, isStrong: true, depth: 4))
    return reader.found
  }

  /// What an object's properties keep alive, those of its superclasses first.
  static func strong(of object: AnyObject) -> [Reference] {
    all(of: object).filter(\.isStrong)
  }
}

/// Where in an object's properties a reader is: optionals, structs and collections are opened.
private struct Reading {
  var property: String?
  var isStrong: Bool
  var depth: Int

  func inside(_ label: String?, isStrong: Bool) -> Reading {
    Reading(
      property: property ?? label.map(Self.spoken), isStrong: self.isStrong && isStrong,
      depth: depth - 1)
  }

  /// `lazy var screen` is stored as `$__lazy_storage_$_screen`, a wrapped property as `_screen`.
  private static func spoken(_ label: String) -> String {
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

  /// How many elements of one collection are looked at.
  private static let breadth = 10_000

  mutating func read(_ mirror: Mirror, _ place: Reading) {
    if let above = mirror.superclassMirror, isEnd?(above.subjectType) != true {
      read(above, place)
    }
    let isCollection = mirror.displayStyle != .class && mirror.displayStyle != .struct
    let strengths = isCollection ? [] : Field.strengths(of: mirror)
    for (index, child) in mirror.children.prefix(Self.breadth).enumerated() {
      let isStrong = isCollection || strengths[index]
      visit(child.value, place.inside(child.label, isStrong: isStrong))
    }
  }

  /// A mirror costs more than all else here: objects and optionals do without.
  private mutating func visit(_ value: Any, _ place: Reading) {
    guard place.depth >= 0, !Self.isPlain(value) else { return }
    if type(of: value) is AnyClass {
      found.append(
        Reference(
          property: place.property ?? "", object: value as AnyObject, isStrong: place.isStrong))
    } else if let optional = value as? any Wrapping {
      if let wrapped = optional.wrapped { visit(wrapped, place) }
    } else {
      read(Mirror(reflecting: value), place)
    }
  }

  /// What cannot hold an object, by the types that fill most properties.
  private static func isPlain(_ value: Any) -> Bool {
    plainTypes.contains(ObjectIdentifier(type(of: value)))
  }

  private static let plainTypes: Set<ObjectIdentifier> = [
    ObjectIdentifier(String.self), ObjectIdentifier(String?.self), ObjectIdentifier([String].self),
    ObjectIdentifier(Int.self), ObjectIdentifier(Int?.self), ObjectIdentifier([Int].self),
    ObjectIdentifier(Bool.self), ObjectIdentifier(Double.self), ObjectIdentifier([UInt8].self),
  ]
}

/// Any optional, whatever it wraps.
private protocol Wrapping {
  var wrapped: Any? { get }
}

extension Optional: Wrapping {
  var wrapped: Any? { map { $0 } }
}
