// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

extension ObjectBase {
  /// Returns the property of a name; nil if the Realm stores none.
  func property(_ name: String) -> (any StoredProperty)? {
    schema.places[name].map { properties[$0] }
  }

  private func knownProperty(_ name: String) -> any StoredProperty {
    guard let property = property(name) else {
      RealmException.raise("Invalid property name '\(name)' for class '\(schema.className)'.")
    }
    return property
  }

  public subscript(key: String) -> Any? {
    get { knownProperty(key).value }
    set { setValue(newValue, forKey: key) }
  }

  public func value(forKey key: String) -> Any? { knownProperty(key).value }

  public func value(forKeyPath keyPath: String) -> Any? {
    ValueReader.value(of: self, at: keyPath)
  }

  public func setValue(_ value: Any?, forKey key: String) {
    let adding = store.map { RehearsalAdding($0, .error) }
    set(value, of: knownProperty(key), key, adding)
  }

  func set(
    _ value: Any?, of property: any StoredProperty, _ name: String, _ adding: RehearsalAdding?
  ) {
    guard !property.set(value, adding) else { return }
    RealmException.raise(
      "Invalid value '\(value.map { "\($0)" } ?? "nil")' of type "
        + "'\(value.map { "\(Swift.type(of: $0))" } ?? "nil")' for "
        + "'\(property.type.name)' property '\(schema.className).\(name)'.")
  }

  /// Sets the values of a dictionary, an array in the order of the properties, or another object.
  func setValues(_ values: Any, _ adding: RehearsalAdding?) {
    if let array = values as? [Any?] {
      for (place, value) in array.enumerated() where place < properties.count {
        set(value, of: properties[place], schema.properties[place].name, adding)
      }
      return
    }
    for (place, description) in schema.properties.enumerated() {
      let found = ObjectValues.value(of: values, named: description.name)
      guard case .some(let value) = found, properties[place].isStored else { continue }
      set(value, of: properties[place], description.name, adding)
    }
  }
}

/// The values from which an app creates an object.
enum ObjectValues {
  /// Returns the value of a name; nil if there is none, and one without a value for an explicit nil.
  static func value(of values: Any, named name: String) -> Any?? {
    switch values {
    case let object as ObjectBase:
      return object.property(name).map { $0.value }
    case let table as [String: Any]:
      return table[name].map { $0 is NSNull ? .none : .some($0) }
    case let table as NSDictionary:
      return table[name].map { $0 is NSNull ? .none : .some($0) }
    default:
      return nil
    }
  }
}
