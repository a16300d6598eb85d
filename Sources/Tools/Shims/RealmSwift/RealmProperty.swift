// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// An optional number or the like in a class with `@objc dynamic` properties.
public final class RealmProperty<Value: _Persistable> {
  private let cell = StoredCell(Value.rehearsalDefault())

  public init() {}

  public var value: Value {
    get { cell.current }
    set { cell.current = newValue }
  }
}

/// An optional number, as classes of older versions of Realm have it.
public final class RealmOptional<Value: RealmOptionalType> {
  private let cell: StoredCell<Value?>

  public init(_ value: Value? = nil) { cell = StoredCell(value) }

  public var value: Value? {
    get { cell.current }
    set { cell.current = newValue }
  }
}

extension RealmProperty: PropertyHolder {
  static var isWrapper: Bool { false }
  var storedProperty: (any StoredProperty)? { cell }
}

extension RealmOptional: PropertyHolder {
  static var isWrapper: Bool { false }
  var storedProperty: (any StoredProperty)? { cell }
}

extension RealmOptional: Decodable where Value: Decodable {
  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(container.decodeNil() ? nil : try container.decode(Value.self))
  }
}

extension RealmOptional: Encodable where Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
