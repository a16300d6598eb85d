// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// A value that a property of an object may have.
///
/// The members whose names begin with `rehearsal` are for the stand-in alone.
public protocol _Persistable {
  /// The type of a property with such values.
  static var rehearsalType: PropertyType { get }
  /// Whether a property may be without a value.
  static var rehearsalIsOptional: Bool { get }
  /// The class of the objects that a value is or holds; nil for another value.
  static var rehearsalLinkedType: ObjectBase.Type? { get }
  /// Returns the value of a property without one.
  static func rehearsalDefault() -> Self
  /// Returns the value that was stored; nil if it is of another type.
  static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> Self?
  /// Returns a value of any type as one of this type; nil if it cannot be one.
  static func rehearsalConverted(_ value: Any?, _ adding: RehearsalAdding?) -> Self?
  /// Returns the value as JSON.
  func rehearsalEncoded() -> Any
  /// Returns the value for key-value coding and conditions; nil for none.
  func rehearsalPlain() -> Any?
  /// Returns the value with its objects in a store.
  func rehearsalAdopted(_ adding: RehearsalAdding) -> Self
  /// Returns the value after the assignment of another one.
  func rehearsalAssigned(_ new: Self) -> Self
  /// Returns the value, or none if its object was deleted.
  func rehearsalLive() -> Self
  /// Returns the value with frozen objects.
  func rehearsalFrozen(_ freezing: RehearsalFreezing) -> Self
  /// Tells a collection of the object and the property that it belongs to.
  func rehearsalAttach(_ owner: ObjectBase, _ name: String)
}

extension _Persistable {
  public static var rehearsalIsOptional: Bool { false }
  public static var rehearsalLinkedType: ObjectBase.Type? { nil }
  public func rehearsalPlain() -> Any? { self }
  public func rehearsalAdopted(_ adding: RehearsalAdding) -> Self { self }
  public func rehearsalAssigned(_ new: Self) -> Self { new }
  public func rehearsalLive() -> Self { self }
  public func rehearsalFrozen(_ freezing: RehearsalFreezing) -> Self { self }
  public func rehearsalAttach(_ owner: ObjectBase, _ name: String) {}
}

/// A value that a collection may hold.
public protocol RealmCollectionValue: _Persistable, Hashable {}

/// A value that an optional may hold.
public protocol RealmOptionalType: RealmCollectionValue {}

/// A value that the keys of a map may have.
public protocol _MapKey: RealmCollectionValue {}

extension Optional: _Persistable where Wrapped: RealmCollectionValue {
  public static var rehearsalType: PropertyType { Wrapped.rehearsalType }
  public static var rehearsalIsOptional: Bool { true }
  public static var rehearsalLinkedType: ObjectBase.Type? { Wrapped.rehearsalLinkedType }
  public static func rehearsalDefault() -> Self { nil }

  public static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> Self? {
    json is NSNull ? .some(nil) : .some(Wrapped.rehearsalDecoded(json, store))
  }

  public static func rehearsalConverted(_ value: Any?, _ adding: RehearsalAdding?) -> Self? {
    guard let value, !(value is NSNull) else { return .some(nil) }
    return Wrapped.rehearsalConverted(value, adding).map { .some($0) }
  }

  public func rehearsalEncoded() -> Any { self?.rehearsalEncoded() ?? NSNull() }
  public func rehearsalPlain() -> Any? { self?.rehearsalPlain() }
  public func rehearsalAdopted(_ adding: RehearsalAdding) -> Self {
    map { $0.rehearsalAdopted(adding) }
  }
  public func rehearsalLive() -> Self {
    (self as? ObjectBase)?.isInvalidated == true ? nil : self
  }
  public func rehearsalFrozen(_ freezing: RehearsalFreezing) -> Self {
    map { $0.rehearsalFrozen(freezing) }
  }
}

extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}
