// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// An object of a table of its class.
open class Object: ObjectBase, RealmOptionalType, ThreadConfined {
  public static var rehearsalType: PropertyType { .object }
  public static var rehearsalLinkedType: ObjectBase.Type? { self }
  public static func rehearsalDefault() -> Self { Self() }

  public static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> Self? {
    Numbers.number(json).flatMap { store.table(self).byRow[$0.intValue] as? Self }
  }

  public static func rehearsalConverted(_ value: Any?, _ adding: RehearsalAdding?) -> Self? {
    made(of: value)
  }

  public func rehearsalEncoded() -> Any { canonical.row ?? NSNull() as Any }
  public func rehearsalAdopted(_ adding: RehearsalAdding) -> Self {
    (adding.add(self) as? Self) ?? self
  }
  public func rehearsalLive() -> Self { self }
  public func rehearsalFrozen(_ freezing: RehearsalFreezing) -> Self {
    (freezing.frozen(self) as? Self) ?? self
  }
}

/// An object that is stored in another one.
open class EmbeddedObject: ObjectBase, RealmOptionalType, ThreadConfined {
  public static var rehearsalType: PropertyType { .object }
  public static var rehearsalLinkedType: ObjectBase.Type? { self }
  public static func rehearsalDefault() -> Self { Self() }

  public static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> Self? {
    guard let values = json as? [String: Any] else { return nil }
    let object = Self()
    object.decode(values, store)
    return object
  }

  public static func rehearsalConverted(_ value: Any?, _ adding: RehearsalAdding?) -> Self? {
    made(of: value)
  }

  public func rehearsalEncoded() -> Any {
    Dictionary(encodedValues.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }
  public func rehearsalAdopted(_ adding: RehearsalAdding) -> Self {
    (adding.add(self) as? Self) ?? self
  }
  public func rehearsalLive() -> Self { self }
  public func rehearsalFrozen(_ freezing: RehearsalFreezing) -> Self {
    (freezing.frozen(self) as? Self) ?? self
  }
  public func rehearsalAttach(_ owner: ObjectBase, _ name: String) {
    guard let store = owner.store else { return }
    attach(to: store, row: nil, parent: owner)
  }
}

extension ObjectBase {
  /// Returns an object, or one with the values of a dictionary, a list or another object; nil for others.
  fileprivate static func made(of value: Any?) -> Self? {
    if let object = value as? Self { return object }
    guard let value, value is [String: Any] || value is [Any] || value is ObjectBase else {
      return nil
    }
    let object = Self()
    object.setValues(value, nil)
    return object
  }
}
