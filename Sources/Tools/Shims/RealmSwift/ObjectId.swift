// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation
import HeadlessFoundation

/// An identifier of twelve bytes; a new one is of the device's seed.
nonisolated public struct ObjectId: Hashable, Comparable, Codable, Sendable,
  CustomStringConvertible
{
  public let stringValue: String

  public init() {
    stringValue = String(
      Ported.uuid.uuidString.filter { $0 != "-" }.lowercased().prefix(24))
  }

  public init(string: String) throws {
    guard string.count == 24, string.allSatisfy(\.isHexDigit) else {
      throw NSError(
        domain: "RLMErrorDomain", code: 10,
        userInfo: [
          NSLocalizedDescriptionKey:
            "Invalid Object ID string '\(string)': must be 24 hex digits"
        ])
    }
    stringValue = string.lowercased()
  }

  public init(_ str: StaticString) { stringValue = "\(str)".lowercased() }

  public init(from decoder: any Decoder) throws {
    try self.init(string: decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(stringValue)
  }

  public static func generate() -> ObjectId { ObjectId() }

  public var description: String { stringValue }

  public static func < (lhs: ObjectId, rhs: ObjectId) -> Bool {
    lhs.stringValue < rhs.stringValue
  }
}

extension ObjectId: RealmOptionalType, _MapKey {
  public static var rehearsalType: PropertyType { .objectId }
  public static func rehearsalDefault() -> ObjectId { ObjectId() }
  public static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> ObjectId? {
    (json as? String).flatMap { try? ObjectId(string: $0) }
  }
  public static func rehearsalConverted(_ value: Any?, _ adding: RehearsalAdding?) -> ObjectId? {
    (value as? ObjectId) ?? (value as? String).flatMap { try? ObjectId(string: $0) }
  }
  public func rehearsalEncoded() -> Any { stringValue }
}
