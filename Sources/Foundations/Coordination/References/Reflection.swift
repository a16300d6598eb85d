/// The functions of Swift's runtime that `Mirror` is built on.
///
/// A `Mirror` asks first whether its value conforms to `CustomReflectable`. The runtime answers by a pass over
/// every conformance of the process, once for each type; in a scene's own process that took a third of
/// the time. Nothing here asks for a conformance.
enum Reflection {
  /// The kinds of types, by the numbers of Swift's ABI.
  enum Kind: UInt {
    case nativeClass = 0
    case structure = 0x200
    case enumeration = 0x201
    case optional = 0x202
    case foreignClass = 0x203
    case tuple = 0x301
    case existential = 0x303
    case objectiveCClass = 0x305

    /// Whether the type is a class.
    var isClass: Bool { self == .nativeClass || self == .foreignClass || self == .objectiveCClass }
  }

  /// Returns the kind of a type; nil for functions, metatypes and the compiler's own types.
  static func kind(of type: Any.Type) -> Kind? {
    Kind(rawValue: metadataKind(type))
  }

  /// Returns whether values of a type are copied byte by byte, so that they retain no object.
  static func isTrivial(_ type: Any.Type) -> Bool {
    func isPOD<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: isPOD)
  }

  /// Returns the class above a class; nil for the base class.
  static func superclass(of type: Any.Type) -> Any.Type? {
    (type as? AnyClass).flatMap { _getSuperclass($0) }
  }

  /// Returns whether two types are made of the same generic type, as `[Int]` and `[String]` are.
  ///
  /// The second word of a struct's description points at that of its declaration (Swift's ABI).
  static func isSameDeclaration(_ type: Any.Type, _ other: Any.Type) -> Bool {
    word(1, of: type) == word(1, of: other)
  }

  /// Returns the first generic argument of a struct or an enumeration, its third word (Swift's ABI).
  static func firstArgument(of type: Any.Type) -> Any.Type {
    unsafeBitCast(word(2, of: type), to: Any.Type.self)
  }

  /// Returns whether the first word of each value of a type is an object.
  static func isObject(_ type: Any.Type) -> Bool {
    kind(of: type)?.isClass == true || hasOnlyObjects(type)
  }

  /// Returns whether a protocol's type has only objects as values, so that its first word is one.
  ///
  /// The highest bit of its flags, the second word, is clear then (Swift's ABI).
  static func hasOnlyObjects(_ type: Any.Type) -> Bool {
    kind(of: type) == .existential && word(1, of: type) & 0x8000_0000 == 0
  }

  /// Returns a word of a type's metadata as an address.
  static func pointer(_ index: Int, of type: Any.Type) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: word(index, of: type))
  }

  private static func word(_ index: Int, of type: Any.Type) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
  }

  /// Returns the number of children of a value, as a mirror of the value or of its superclass has them.
  static func childCount(of value: Any, as type: Any.Type) -> Int {
    mirrorCount(value, type)
  }

  /// Returns a child of a value: a property, an element of a tuple, or the payload of an enumeration.
  static func child(_ index: Int, of value: Any, as type: Any.Type) -> Any {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    let child = mirrorChild(value, type, index, &name, &free)
    free?(name)
    return child
  }
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_count")
private func mirrorCount<Value>(_ value: Value, _ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func mirrorChild<Value>(
  _ value: Value, _ type: Any.Type, _ index: Int,
  _ name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ free: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any
