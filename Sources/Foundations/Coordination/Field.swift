/// Ownership of stored properties (strong, weak or unowned), which `Mirror` does not expose.
///
/// Uses runtime functions that `Mirror` itself is built on.
enum Field {
  /// Returns for each child of a mirror whether it is a strong reference, not weak or unowned.
  ///
  /// Children of a custom mirror count as strong. The result is cached by type.
  static func strengths(of mirror: Mirror) -> [Bool] {
    let type = ObjectIdentifier(mirror.subjectType)
    if let cached = cache[type], cached.count == mirror.children.count { return cached }
    let strengths = readStrengths(of: mirror)
    cache[type] = strengths
    return strengths
  }

  private static var cache: [ObjectIdentifier: [Bool]] = [:]

  private static func readStrengths(of mirror: Mirror) -> [Bool] {
    let labels = mirror.children.map(\.label)
    guard mirror.displayStyle == .class || mirror.displayStyle == .struct else {
      return labels.map { _ in true }
    }
    let first = mirror.superclassMirror.map { fieldCount($0.subjectType) } ?? 0
    guard fieldCount(mirror.subjectType) == first + labels.count else {
      return labels.map { _ in true }
    }
    return labels.enumerated().map { isStrong(mirror.subjectType, at: first + $0, named: $1) }
  }

  private static func isStrong(_ type: Any.Type, at index: Int, named label: String?) -> Bool {
    var metadata = FieldMetadata()
    _ = fieldMetadata(type, index: index, into: &metadata)
    defer { metadata.free?(metadata.name) }
    let isSameField = metadata.name.map { String(cString: $0) } == label
    return isSameField ? metadata.isStrong : true
  }
}

/// A stored property of a class or a struct, with those of its superclasses counted first.
struct StoredField {
  let name: String
  let type: Any.Type

  /// The number of bytes from the beginning of the object or the struct.
  let offset: Int

  /// Whether it is neither weak nor unowned.
  let isStrong: Bool

  init(of owner: Any.Type, at index: Int) {
    var metadata = FieldMetadata()
    type = fieldMetadata(owner, index: index, into: &metadata)
    name = metadata.name.map { String(cString: $0) } ?? ""
    isStrong = metadata.isStrong
    metadata.free?(metadata.name)
    offset = fieldOffset(owner, index: index)
  }

  /// Returns the number of stored properties of a type.
  static func count(of type: Any.Type) -> Int { fieldCount(type) }

  /// Returns the value of a property that a class declares itself, as a mirror does.
  static func value(of object: AnyObject, _ type: Any.Type, at index: Int) -> Any {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    let value = fieldValue(of: object, type, index: index, &name, &free)
    free?(name)
    return value
  }
}

/// The layout of the runtime's description of a field.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = true
  var isVar = true
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: Any.Type, index: Int, into metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_subscript")
private func fieldValue<Owner>(
  of object: Owner, _ type: Any.Type, index: Int,
  _ name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ free: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any
