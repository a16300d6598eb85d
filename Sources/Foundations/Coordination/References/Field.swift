/// A stored property as the runtime describes it: its place, and how it refers to an object.
struct Field {
  /// The ownership of a reference.
  enum Ownership { case strong, weak, unowned }

  let name: String
  let type: Any.Type

  /// The distance from the start of the value, in bytes.
  let offset: Int

  /// The ownership of a reference in the field.
  let ownership: Ownership

  /// Returns the fields of a struct, or those that a class adds to its superclass.
  static func all(of type: Any.Type) -> [Field] {
    let first = Reflection.superclass(of: type).map(fieldCount) ?? 0
    let records = FieldRecords(of: type)
    return (first..<max(first, fieldCount(type))).map { index in
      Field(of: type, at: index, isWeak: records?.isWeak(index - first) == true)
    }
  }

  private init(of type: Any.Type, at index: Int, isWeak: Bool) {
    var metadata = FieldMetadata()
    self.type = fieldMetadata(type, index: index, into: &metadata)
    name = metadata.name.map { String(cString: $0) } ?? ""
    ownership = metadata.isStrong ? .strong : isWeak ? .weak : .unowned
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
