import Foundation

/// The names of the properties that key paths lead to, which a key path itself does not tell.
enum PropertyNames {
  /// The names of the properties that are read now; nil if nobody asks.
  static var read: [String]?

  /// Returns the names on the way of a key path, separated by dots.
  ///
  /// A new object of the class is read; the way ends at a link, since the object has none.
  static func name<Root: ObjectBase>(of keyPath: PartialKeyPath<Root>) -> String {
    let object = Root()
    for (property, description) in zip(object.properties, object.schema.properties) {
      property.name(description.name)
    }
    read = []
    defer { read = nil }
    _ = object[keyPath: keyPath]
    return read?.joined(separator: ".") ?? ""
  }
}
