// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// A property that `rehearse port` writes for one with `@objc dynamic` in a class of objects.
///
/// One of a type that a Realm cannot store is a plain property, as those of `ignoredProperties()` are.
@propertyWrapper
public struct RealmDynamic<Value> {
  let cell: PropertyCell<Value>

  public init(wrappedValue value: Value) { cell = .cell(value) }

  public var wrappedValue: Value {
    get { cell.current }
    nonmutating set { cell.current = newValue }
  }
}

extension RealmDynamic where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension RealmDynamic: PropertyHolder {
  static var isWrapper: Bool { true }
  var storedProperty: (any StoredProperty)? { cell as? any StoredProperty }
}

extension RealmDynamic: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
  }
}

extension RealmDynamic: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension KeyedDecodingContainer {
  public func decode<Value: Decodable & ExpressibleByNilLiteral>(
    _ type: RealmDynamic<Value>.Type, forKey key: Key
  ) throws -> RealmDynamic<Value> {
    try decodeIfPresent(type, forKey: key) ?? RealmDynamic(wrappedValue: nil)
  }
}
