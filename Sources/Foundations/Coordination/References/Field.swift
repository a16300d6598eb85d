/// A stored property as the runtime describes it: its place, and whether it is strong, weak or unowned.
struct Field {
  let name: String
  let type: Any.Type

  /// The distance from the start of the value, in bytes.
  let offset: Int

  /// Whether a reference in the field is strong.
  let isStrong: Bool

  /// Returns the fields of a struct, or those that a class adds to its superclass.
  static func all(of type: Any.Type) -> [Field] {
    let first = Reflection.superclass(of: type).map(fieldCount) ?? 0
    return (first..<max(first, fieldCount(type))).map { Field(of: type, at: $0) }
  }

  private init(of type: Any.Type, at index: Int) {
    var metadata = FieldMetadata()
    self.type = fieldMetadata(type, index: index, into: &metadata)
    name = metadata.name.map { String(cString: $0) } ?? ""
    isStrong = metadata.isStrong
    offset = fieldOffset(type, index: index)
    metadata.free?(metadata.name)
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

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: Any.Type, index: Int, into metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
