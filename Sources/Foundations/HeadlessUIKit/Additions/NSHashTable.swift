/// A set of objects that may be held weakly, as apps use it for several delegates.
///
/// Foundation has it on Apple's systems only.
nonisolated open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var entries: Set<TableReference<ObjectType>> = []

  /// Creates an empty table; the capacity is not looked at.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
  }

  /// Returns a table that holds its objects weakly.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that live, in no order.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }

  /// One of the objects; nil for an empty table.
  open var anyObject: ObjectType? { allObjects.first }

  /// The number of objects that live; O(n).
  open var count: Int { allObjects.count }

  /// Adds an object; nil is ignored.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    entries = entries.filter { $0.object != nil }
    entries.insert(TableReference(object, options))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    if let object { entries.remove(TableReference(object, options)) }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// Returns whether an object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { entries.contains(TableReference($0, options)) } ?? false
  }
}
