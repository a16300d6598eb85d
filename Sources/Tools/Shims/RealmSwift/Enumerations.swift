// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// A value whose raw value is stored.
public protocol RehearsalRawValue: RealmOptionalType, RawRepresentable
where RawValue: RealmCollectionValue {}

extension RehearsalRawValue {
  public static var rehearsalType: PropertyType { RawValue.rehearsalType }

  public static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> Self? {
    RawValue.rehearsalDecoded(json, store).flatMap { Self(rawValue: $0) }
  }

  public static func rehearsalConverted(_ value: Any?, _ adding: RehearsalAdding?) -> Self? {
    (value as? Self) ?? RawValue.rehearsalConverted(value, adding).flatMap { Self(rawValue: $0) }
  }

  public func rehearsalEncoded() -> Any { rawValue.rehearsalEncoded() }
  public func rehearsalPlain() -> Any? { rawValue.rehearsalPlain() }
}

/// An enumeration whose raw values are stored.
public protocol PersistableEnum: RehearsalRawValue, CaseIterable {}

extension PersistableEnum {
  /// The first case.
  public static func rehearsalDefault() -> Self {
    guard let first = allCases.first else {
      RealmException.raise("The enumeration \(Self.self) has no case.")
    }
    return first
  }
}

/// An enumeration of a class with `@objc dynamic` properties.
public protocol RealmEnum: RehearsalRawValue {}

extension RealmEnum {
  public static func rehearsalDefault() -> Self {
    guard let zero = Self(rawValue: RawValue.rehearsalDefault()) else {
      RealmException.raise("A property of the enumeration \(Self.self) needs a default value.")
    }
    return zero
  }
}
