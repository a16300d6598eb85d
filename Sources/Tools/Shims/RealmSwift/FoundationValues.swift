// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
public import Foundation
import HeadlessFoundation

extension String: RealmOptionalType, _MapKey {
  public static var rehearsalType: PropertyType { .string }
  public static func rehearsalDefault() -> String { "" }
  public static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> String? {
    json as? String
  }
  public static func rehearsalConverted(_ value: Any?, _ adding: RehearsalAdding?) -> String? {
    value as? String
  }
  public func rehearsalEncoded() -> Any { self }
}

extension Data: RealmOptionalType {
  public static var rehearsalType: PropertyType { .data }
  public static func rehearsalDefault() -> Data { Data() }
  public static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> Data? {
    (json as? String).flatMap { Data(base64Encoded: $0) }
  }
  public static func rehearsalConverted(_ value: Any?, _ adding: RehearsalAdding?) -> Data? {
    value as? Data
  }
  public func rehearsalEncoded() -> Any { base64EncodedString() }
}

extension Date: RealmOptionalType {
  public static var rehearsalType: PropertyType { .date }
  public static func rehearsalDefault() -> Date { Date(timeIntervalSince1970: 0) }
  public static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> Date? {
    Numbers.number(json).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) }
  }
  public static func rehearsalConverted(_ value: Any?, _ adding: RehearsalAdding?) -> Date? {
    value as? Date
  }
  public func rehearsalEncoded() -> Any { Numbers.json(timeIntervalSinceReferenceDate) }
}

extension UUID: RealmOptionalType, _MapKey {
  public static var rehearsalType: PropertyType { .UUID }
  public static func rehearsalDefault() -> UUID { Ported.uuid }
  public static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> UUID? {
    (json as? String).flatMap { UUID(uuidString: $0) }
  }
  public static func rehearsalConverted(_ value: Any?, _ adding: RehearsalAdding?) -> UUID? {
    (value as? UUID) ?? (value as? String).flatMap { UUID(uuidString: $0) }
  }
  public func rehearsalEncoded() -> Any { uuidString }
}
