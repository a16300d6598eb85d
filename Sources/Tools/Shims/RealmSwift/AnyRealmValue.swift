// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
public import Foundation

/// A value of one of the types that a Realm can store.
nonisolated public enum AnyRealmValue: Hashable {
  case none
  case int(Int)
  case bool(Bool)
  case float(Float)
  case double(Double)
  case string(String)
  case data(Data)
  case date(Date)
  case object(Object)
  case objectId(ObjectId)
  case decimal128(Decimal128)
  case uuid(UUID)

  public var intValue: Int? { if case .int(let value) = self { value } else { nil } }
  public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var floatValue: Float? { if case .float(let value) = self { value } else { nil } }
  public var doubleValue: Double? { if case .double(let value) = self { value } else { nil } }
  public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
  public var dataValue: Data? { if case .data(let value) = self { value } else { nil } }
  public var dateValue: Date? { if case .date(let value) = self { value } else { nil } }
  public var uuidValue: UUID? { if case .uuid(let value) = self { value } else { nil } }
  public var objectIdValue: ObjectId? {
    if case .objectId(let value) = self { value } else { nil }
  }
  public var decimal128Value: Decimal128? {
    if case .decimal128(let value) = self { value } else { nil }
  }

  public func object<Known: Object>(_ objectType: Known.Type) -> Known? {
    if case .object(let value) = self { value as? Known } else { nil }
  }

  /// The value; nil for none.
  private var value: (any RealmCollectionValue)? {
    switch self {
    case .none: nil
    case .int(let value): value
    case .bool(let value): value
    case .float(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    case .object(let value): value
    case .objectId(let value): value
    case .decimal128(let value): value
    case .uuid(let value): value
    }
  }
}

extension AnyRealmValue: RealmCollectionValue {
  public static var rehearsalType: PropertyType { .any }
  public static func rehearsalDefault() -> AnyRealmValue { .none }

  public static func rehearsalDecoded(
    _ json: Any, _ store: RehearsalStore
  ) -> AnyRealmValue? {
    guard let pair = json as? [Any], pair.count == 2, let type = pair[0] as? String else {
      return AnyRealmValue.none
    }
    return switch type {
    case "int": Int.rehearsalDecoded(pair[1], store).map { .int($0) }
    case "bool": Bool.rehearsalDecoded(pair[1], store).map { .bool($0) }
    case "float": Float.rehearsalDecoded(pair[1], store).map { .float($0) }
    case "double": Double.rehearsalDecoded(pair[1], store).map { .double($0) }
    case "string": String.rehearsalDecoded(pair[1], store).map { .string($0) }
    case "data": Data.rehearsalDecoded(pair[1], store).map { .data($0) }
    case "date": Date.rehearsalDecoded(pair[1], store).map { .date($0) }
    case "object id": ObjectId.rehearsalDecoded(pair[1], store).map { .objectId($0) }
    case "decimal128": Decimal128.rehearsalDecoded(pair[1], store).map { .decimal128($0) }
    case "uuid": UUID.rehearsalDecoded(pair[1], store).map { .uuid($0) }
    default: linked(type, pair[1], store)
    }
  }

  /// Returns the object of a class whose name the file has; nil for a class that is not known yet.
  private static func linked(
    _ type: String, _ json: Any, _ store: RehearsalStore
  ) -> AnyRealmValue? {
    guard let table = store.tables[type], let row = Numbers.number(json) else { return nil }
    return (table.byRow[row.intValue] as? Object).map { .object($0) }
  }

  public static func rehearsalConverted(
    _ value: Any?, _ adding: RehearsalAdding?
  ) -> AnyRealmValue? {
    switch value {
    case nil: AnyRealmValue.none
    case let value as AnyRealmValue: value
    case let value as Bool: .bool(value)
    case let value as Int: .int(value)
    case let value as Float: .float(value)
    case let value as Double: .double(value)
    case let value as String: .string(value)
    case let value as Data: .data(value)
    case let value as Date: .date(value)
    case let value as UUID: .uuid(value)
    case let value as ObjectId: .objectId(value)
    case let value as Decimal128: .decimal128(value)
    case let value as Object: .object(value)
    default: nil
    }
  }

  public func rehearsalEncoded() -> Any {
    guard let value else { return NSNull() }
    let isObject = value is Object
    let type = isObject ? (value as? ObjectBase)?.schema.className : nil
    return [type ?? Swift.type(of: value).rehearsalType.name, value.rehearsalEncoded()]
  }

  public func rehearsalPlain() -> Any? { value?.rehearsalPlain() }

  public func rehearsalAdopted(_ adding: RehearsalAdding) -> AnyRealmValue {
    guard case .object(let object) = self else { return self }
    return .object(object.rehearsalAdopted(adding))
  }

  public func rehearsalLive() -> AnyRealmValue {
    guard case .object(let object) = self, object.isInvalidated else { return self }
    return .none
  }
}
