import Foundation
import HeadlessFoundation

/// The reading of values whose types are known at run time only.
enum ValueReader {
  /// Returns the value at a path of names, such as `owner.name`.
  static func value(of object: Any?, at path: String) -> Any? {
    if path == "self" { return object }
    return HeadlessFoundation.NSExpression(forKeyPath: path).expressionValue(
      with: object, context: nil)
  }

  /// Returns a value as conditions know it: the raw value of an enumeration, nil for none.
  static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return (value as? any _Persistable)?.rehearsalPlain() ?? value
  }

  /// Returns the argument of a condition as conditions know it.
  static func argument(_ value: Any) -> Any { plain(value) ?? NSNull() }

  /// Returns the first of the elements with the same values.
  static func distinct<Element>(
    _ elements: [Element], by values: (Element) -> [Any?]
  ) -> [Element] {
    var seen: Set<[AnyHashable?]> = []
    return elements.filter { seen.insert(values($0).map { $0 as? AnyHashable }).inserted }
  }
}
