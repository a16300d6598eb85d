// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// A property of an object that its Realm stores.
@propertyWrapper
public struct Persisted<Value: _Persistable> {
  let cell: StoredCell<Value>

  private init(_ cell: StoredCell<Value>) { self.cell = cell }

  public init() { self.init(StoredCell(.rehearsalDefault())) }

  public init(wrappedValue value: Value) { self.init(StoredCell(value)) }

  public init(indexed: Bool) { self.init(StoredCell(.rehearsalDefault(), isIndexed: indexed)) }

  public init(wrappedValue value: Value, indexed: Bool) {
    self.init(StoredCell(value, isIndexed: indexed))
  }

  public init(primaryKey: Bool) {
    self.init(StoredCell(.rehearsalDefault(), isPrimaryKey: primaryKey))
  }

  public init(wrappedValue value: Value, primaryKey: Bool) {
    self.init(StoredCell(value, isPrimaryKey: primaryKey))
  }

  public init<Origin>(originProperty: String) where Value == LinkingObjects<Origin> {
    self.init(StoredCell(LinkingObjects(fromType: Origin.self, property: originProperty)))
  }

  public var wrappedValue: Value {
    get { cell.current }
    nonmutating set { cell.current = newValue }
  }
}

extension Persisted: PropertyHolder {
  static var isWrapper: Bool { true }
  var storedProperty: (any StoredProperty)? { cell }
}

extension Persisted: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
  }
}

extension Persisted: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension KeyedDecodingContainer {
  public func decode<Value: Decodable & ExpressibleByNilLiteral>(
    _ type: Persisted<Value>.Type, forKey key: Key
  ) throws -> Persisted<Value> {
    try decodeIfPresent(type, forKey: key) ?? Persisted(wrappedValue: nil)
  }
}
