import HeadlessDevice

/// The classes of HeadlessUIKit, whose properties say nothing about an app.
enum UIKitTypes {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns whether a type belongs to HeadlessUIKit; the name of a type is read once.
  static func contains(_ type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let isUIKit = TypeName.qualified(type).hasPrefix("HeadlessUIKit.")
    known[key] = isUIKit
    return isUIKit
  }
}
