// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// A type of the app that is stored as another one.
public protocol FailableCustomPersistable: RealmOptionalType {
  associatedtype PersistedType: RealmCollectionValue
  init?(persistedValue: PersistedType)
  var persistableValue: PersistedType { get }
}

/// A type of the app that is stored as another one, of which each value is one of its own.
public protocol CustomPersistable: FailableCustomPersistable {
  init(persistedValue: PersistedType)
}

extension FailableCustomPersistable {
  public static var rehearsalType: PropertyType { PersistedType.rehearsalType }
  public static var rehearsalLinkedType: ObjectBase.Type? { PersistedType.rehearsalLinkedType }

  public static func rehearsalDefault() -> Self {
    guard let value = Self(persistedValue: PersistedType.rehearsalDefault()) else {
      RealmException.raise("A property of the type \(Self.self) needs a default value.")
    }
    return value
  }

  public static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> Self? {
    PersistedType.rehearsalDecoded(json, store).flatMap { Self(persistedValue: $0) }
  }

  public static func rehearsalConverted(_ value: Any?, _ adding: RehearsalAdding?) -> Self? {
    (value as? Self)
      ?? PersistedType.rehearsalConverted(value, adding).flatMap { Self(persistedValue: $0) }
  }

  public func rehearsalEncoded() -> Any { persistableValue.rehearsalEncoded() }
  public func rehearsalPlain() -> Any? { persistableValue.rehearsalPlain() }
}
