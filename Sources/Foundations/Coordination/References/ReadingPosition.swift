/// The position of a reader in an object's properties; it descends into structs and collections.
struct ReadingPosition {
  var property: String?
  var isStrong: Bool
  var depth: Int

  /// The position of an object whose properties are read.
  static var object: Self { Self(property: nil, isStrong: true, depth: 4) }

  /// Returns the position of a child; the property of the object names what is below it.
  func child(_ property: String?, isStrong: Bool) -> Self {
    Self(
      property: self.property ?? property, isStrong: self.isStrong && isStrong, depth: depth - 1)
  }

  /// Returns a label without the prefix of a lazy (`$__lazy_storage_$_`) or wrapped (`_`) property.
  static func propertyName(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}
