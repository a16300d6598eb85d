// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
public import Foundation
public import HeadlessFoundation

/// An object of a Realm: one of a table, or one in another object.
open class ObjectBase: NSObject {
  weak var store: RehearsalStore?
  /// The number in the table of the object's class; nil for an object of none.
  var row: Int?
  /// The object that this one is in; nil for an object of a table.
  weak var parent: ObjectBase?
  /// The object with the same primary key that was in the store before.
  var followed: ObjectBase?
  var isDeleted = false
  var frozenFrom: ObjectBase?
  /// The JSON of the object as it was saved; nil after a change.
  var saved: String?

  private(set) lazy var properties: [any StoredProperty] = ObjectSchema.properties(of: self)
  private(set) lazy var schema = ObjectSchema.schema(of: self)

  public required override init() { super.init() }

  public convenience init(value: Any) {
    self.init()
    setValues(value, nil)
  }

  // MARK: Declared by classes

  open class func primaryKey() -> String? { nil }
  open class func ignoredProperties() -> [String] { [] }
  open class func indexedProperties() -> [String] { [] }
  open class func shouldIncludeInDefaultSchema() -> Bool { true }
  open class func _realmObjectName() -> String? { nil }

  // MARK: State

  public class func className() -> String { _realmObjectName() ?? "\(self)" }

  /// The object that the store has for this one.
  var canonical: ObjectBase { followed?.canonical ?? self }

  public var realm: Realm? { canonical.store.map { Realm(store: $0) } }
  public var isInvalidated: Bool { canonical.isDeleted }
  public var isFrozen: Bool { frozenFrom != nil }
  public var objectSchema: ObjectSchema { schema }

  public func isSameObject(as object: ObjectBase?) -> Bool {
    object.map { $0.canonical === canonical } ?? false
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ObjectBase else { return false }
    return self === other || MainActor.assumeIsolated { isSameObject(as: other) }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { ObjectIdentifier(canonical).hashValue }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { ObjectText.text(of: self) }
  }
}

extension ObjectBase: KeyValueReadable {
  public func rehearsalValue(named name: String) -> Any? { property(name)?.plain }
}
