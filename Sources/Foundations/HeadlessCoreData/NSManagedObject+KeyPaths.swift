import Foundation
internal import HeadlessUIKit

extension NSManagedObject {
  /// Returns the value at the end of a path of properties, such as `author.name`.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let point = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let owner = value(forKey: String(keyPath[..<point]))
    let rest = String(keyPath[keyPath.index(after: point)...])
    if let object = owner as? NSManagedObject { return object.value(forKeyPath: rest) }
    return (owner as? NSObject)?.value(forKeyPath: rest)
  }

  /// Sets the property at the end of a path; without effect where the path ends before.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let point = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<point]))
    (owner as? NSManagedObject)?
      .setValue(value, forKey: String(keyPath[keyPath.index(after: point)...]))
  }

  /// Sets several properties by their names; `NSNull` stands for nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// Returns the values of several properties; those that are nil are `NSNull`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }
}
