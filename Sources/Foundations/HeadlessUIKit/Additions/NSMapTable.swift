public import Foundation

/// A dictionary of objects whose keys and values may be held weakly.
///
/// Foundation has it on Apple's systems only. An entry goes with its key or value; its place is taken
/// at the next change. Weak keys compare by `isEqual(_:)` where they are `NSObject`s, else by identity.
nonisolated open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Value {
    let reference: TableReference<ObjectType>
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [TableReference<KeyType>: Value] = [:]

  /// Creates an empty table; the capacity is not looked at.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Returns a table that holds keys and values strongly.
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Returns a table that holds its keys weakly.
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Returns a table that holds its values weakly.
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Returns a table that holds keys and values weakly.
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries whose key and value live; O(n).
  open var count: Int { alive.count }

  /// Returns the value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries[TableReference(aKey, keyOptions)]?.reference.object
  }

  /// Sets the value of a key; a nil key or value is ignored.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    entries = entries.filter { $0.key.object != nil && $0.value.reference.object != nil }
    entries[TableReference(aKey, keyOptions)] = Value(
      reference: TableReference(anObject, valueOptions))
  }

  /// Removes the value of a key.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries[TableReference(aKey, keyOptions)] = nil
  }

  /// Removes all entries.
  open func removeAllObjects() { entries = [:] }

  /// Returns an enumerator of the keys, in no order.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: alive.map(\.0)).objectEnumerator() }

  /// Returns an enumerator of the values, in no order; nil for an empty table.
  open func objectEnumerator() -> NSEnumerator? {
    let values = alive.map(\.1)
    return values.isEmpty ? nil : NSArray(array: values).objectEnumerator()
  }

  private var alive: [(KeyType, ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.reference.object else { return nil }
      return (key, value)
    }
  }
}
