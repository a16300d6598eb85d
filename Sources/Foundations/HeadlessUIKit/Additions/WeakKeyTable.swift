/// Values by objects, which are held weakly and compared by identity.
///
/// A value lives as long as its object, or until the next values are added. Each is added in O(1) on average.
package struct WeakKeyTable<Value> {
  private struct Entry {
    weak var object: AnyObject?
    var value: Value
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The number of entries after the last removal of those whose object is gone.
  private var countOfLiving = 0

  /// Creates an empty table.
  package init() {}

  /// The value of an object; nil for none.
  package subscript(object: AnyObject) -> Value? {
    get {
      // Another object may have had the same address.
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return nil
      }
      return entry.value
    }
    set {
      entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, value: $0) }
      removeOrphans()
    }
  }

  /// Removes the values of objects that are gone, once there may be as many as living ones.
  private mutating func removeOrphans() {
    guard entries.count > countOfLiving * 2 + 8 else { return }
    entries = entries.filter { $0.value.object != nil }
    countOfLiving = entries.count
  }

  /// Removes the values of all objects that are gone, and returns them.
  ///
  /// The release of a value may change the table, so that the caller releases them after the call.
  package mutating func takeOrphans() -> [Value] {
    var orphans: [Value] = []
    for (key, entry) in entries where entry.object == nil {
      orphans.append(entry.value)
      entries[key] = nil
    }
    countOfLiving = entries.count
    return orphans
  }
}
