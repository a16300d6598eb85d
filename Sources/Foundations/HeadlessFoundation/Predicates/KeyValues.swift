import Foundation
import HeadlessUIKit

/// An object whose values are read by their names, as key-value coding does.
public protocol KeyValueReadable: AnyObject {
  /// Returns the value of a property; nil if it is nil or unknown.
  func rehearsalValue(named name: String) -> Any?
}

/// Reads values by their names: Foundation has no key-value coding off Apple's systems.
enum KeyValues {
  /// Returns the value at a path of names, such as `author.name`.
  static func value(of object: Any?, at path: String) -> Any? {
    var value = unwrapped(object)
    var names = path.split(separator: ".").map(String.init)[...]
    while let name = names.popFirst() {
      if let elements = elements(of: value), let collect = operators[name] {
        let rest = names.joined(separator: ".")
        if rest.isEmpty { return collect(elements) }
        return collect(elements.compactMap { self.value(of: $0, at: rest) })
      }
      value = self.value(of: value, named: name)
    }
    return value
  }

  /// The results of the operators of a path, such as `@sum`, for the values at the rest of the path.
  private static let operators: [String: ([Any]) -> Any?] = {
    var operators: [String: ([Any]) -> Any?] = ["@unionOfObjects": { $0 }]
    for (word, function) in ["sum": "sum:", "avg": "average:", "min": "min:", "max": "max:"] {
      operators["@\(word)"] = ExpressionFunction.groups[function]
    }
    operators["@distinctUnionOfObjects"] = { values in
      values.reduce(into: [Any]()) { distinct, value in
        if !distinct.contains(where: { ValueOrder.areEqual($0, value) }) { distinct.append(value) }
      }
    }
    return operators
  }()

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
    return unwrapped(PropertyReader.stored(object, name))
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

  /// The value in an optional, at any depth; nil for `NSNull` too.
  static func unwrapped(_ value: Any?) -> Any? {
    let value = PropertyReader.unwrapped(value)
    return value is NSNull ? nil : value
  }
}
