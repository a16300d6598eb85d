/// What the runtime knows of a type's stored properties that `Mirror` does not tell.
///
/// Swift's own `Mirror` is made from the same two functions of the runtime.
enum Field {
  /// Whether each child of a mirror keeps what it refers to alive: not where it is weak or unowned.
  ///
  /// Children that a type's own mirror made up count as strong. A type is looked at once.
  static func strengths(of mirror: Mirror) -> [Bool] {
    let type = ObjectIdentifier(mirror.subjectType)
    if let known = known[type], known.count == mirror.children.count { return known }
    let strengths = readStrengths(of: mirror)
    known[type] = strengths
    return strengths
  }

  private static var known: [ObjectIdentifier: [Bool]] = [:]

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
    let isThatField = metadata.name.map { String(cString: $0) } == label
    return isThatField ? metadata.isStrong : true
  }
}

/// The layout in which Swift's runtime describes a field.
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
