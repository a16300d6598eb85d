import Foundation

/// An object whose values are read by their names, as key-value coding does.
public protocol KeyValueReadable: AnyObject {
  /// Returns the value of a property; nil if it is nil or unknown.
  func rehearsalValue(named name: String) -> Any?
}

/// Reads values by their names: Foundation has no key-value coding off Apple's systems.
enum KeyValues {
  /// Returns the value at a path of names, such as `author.name`.
  static func value(of object: Any?, at path: String) -> Any? {
    path.split(separator: ".").reduce(unwrapped(object)) { value(of: $0, named: String($1)) }
  }

  private static func value(of object: Any?, named name: String) -> Any? {
    guard let object else { return nil }
    if name == "self" || name == "SELF" { return object }
    if let readable = object as? any KeyValueReadable {
      return unwrapped(readable.rehearsalValue(named: name))
    }
    if let elements = elements(of: object) {
      switch name {
      case "@count", "count": return elements.count
      default: return elements.compactMap { value(of: $0, named: name) }
      }
    }
    if let table = object as? [String: Any] { return unwrapped(table[name]) }
    if let table = object as? NSDictionary { return unwrapped(table[name]) }
    if let text = object as? String, name == "length" || name == "count" { return text.count }
    return property(name, of: object)
  }

  /// The elements of an array or a set; nil for everything else.
  static func elements(of object: Any?) -> [Any]? {
    switch object {
    case let array as [Any]: array
    case let array as NSArray: Array(array)
    case let set as NSSet: Array(set)
    case let set as NSOrderedSet: Array(set)
    case let set as Set<AnyHashable>: Array(set)
    default: nil
    }
  }

  private static func property(_ name: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      let found = current.children.first {
        $0.label == name || $0.label == "$__lazy_storage_$_\(name)"
      }
      if let found { return unwrapped(found.value) }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The value in an optional, at any depth.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }
}
