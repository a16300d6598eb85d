import Foundation

/// A property of an object that a Realm stores.
protocol StoredProperty: AnyObject {
  var type: PropertyType { get }
  var isOptional: Bool { get }
  var isCollection: Bool { get }
  /// Whether the property has a value of its own, which objects that link to its object are not.
  var isStored: Bool { get }
  var isPrimaryKey: Bool { get }
  var isIndexed: Bool { get }
  var linkedType: ObjectBase.Type? { get }

  /// The value for key-value coding and conditions; nil for none.
  var plain: Any? { get }
  /// The value as its type has it; nil for none.
  var value: Any? { get }
  func encoded() -> Any

  /// Tells the property of an object without a store its name.
  func name(_ name: String)
  /// Tells the property that its object is in a store.
  func attach(_ owner: ObjectBase, _ name: String)
  func decode(_ json: Any, _ store: RehearsalStore)
  /// Sets a value of any type; returns whether it is one of the property's.
  func set(_ value: Any?, _ adding: RehearsalAdding?) -> Bool
  /// Brings the objects that the value is or holds into a store.
  func adopt(_ adding: RehearsalAdding)
  /// Sets the value of another object's property.
  func update(from other: any StoredProperty, _ adding: RehearsalAdding)
  /// Lets another object's property give and take the value.
  func follow(_ other: any StoredProperty)
  func freeze(from other: any StoredProperty, _ freezing: RehearsalFreezing)
}

/// A value of an object that may be a stored property; found by reflection.
protocol PropertyHolder {
  /// The property; nil for one that is not stored.
  var storedProperty: (any StoredProperty)? { get }
  /// Whether the value stands behind a property of the object, whose name it has with an underscore.
  static var isWrapper: Bool { get }
}
