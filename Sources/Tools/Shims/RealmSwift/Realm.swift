// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
@_exported public import Foundation
public import HeadlessFoundation

/// The objects of a file or of memory, and the transactions that change them.
///
/// All instances of a configuration have the same objects; one that an app keeps in a global constant has
/// those of the process that runs.
public final class Realm: ThreadConfined {
  public let configuration: Configuration

  /// The policy for objects whose primary key is known.
  public enum UpdatePolicy: Int, Sendable {
    case error = 1, modified = 3, all = 2
  }

  /// The change that is observed.
  public enum Notification: String, Sendable {
    case didChange = "RLMRealmDidChangeNotification"
    case refreshRequired = "RLMRealmRefreshRequiredNotification"
  }

  public var autorefresh = true

  public convenience init(queue: HeadlessFoundation.DispatchQueue? = nil) throws {
    try self.init(configuration: .defaultConfiguration, queue: queue)
  }

  public init(
    configuration: Configuration = .defaultConfiguration,
    queue: HeadlessFoundation.DispatchQueue? = nil
  ) throws {
    self.configuration = configuration
    _ = try OpenStores.current.open(configuration)
  }

  public convenience init(fileURL: URL) throws {
    var configuration = Configuration.defaultConfiguration
    configuration.fileURL = fileURL
    try self.init(configuration: configuration)
  }

  init(store: RehearsalStore) { configuration = store.configuration }

  /// The objects; those of a file that cannot be opened are none.
  var store: RehearsalStore {
    if let known, known.isOpen { return known }
    let store = OpenStores.current.store(configuration)
    known = store
    return store
  }

  /// The objects that were asked for last; nil when their process has ended.
  private weak var known: RehearsalStore?

  public var realm: Realm? { self }
  public var isInvalidated: Bool { false }
  public var isFrozen: Bool { false }
  public var isInWriteTransaction: Bool { store.transaction != nil }
  public var isEmpty: Bool { store.isEmpty }
  public var schema: Schema { Schema(store) }

  @discardableResult
  public func refresh() -> Bool {
    store.listeners.deliver()
    return false
  }

  public func invalidate() {}
  public func freeze() -> Realm { self }
  public func thaw() -> Realm { self }

  // MARK: Transactions

  @discardableResult
  public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
  ) throws -> Result {
    beginWrite()
    do {
      let result = try block()
      if isInWriteTransaction { try commitWrite(withoutNotifying: tokens) }
      return result
    } catch {
      if isInWriteTransaction { cancelWrite() }
      throw error
    }
  }

  public func beginWrite() { store.beginWrite() }

  public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
    try store.commitWrite(without: tokens)
  }

  public func cancelWrite() { store.cancelWrite() }

  // MARK: Objects

  public func objects<Element: RealmFetchable>(_ type: Element.Type) -> Results<Element> {
    let realm = self
    return Results(
      RehearsalSource(
        store: { realm.store }, version: { realm.store.table(type).version }
      ) { realm.store.table(type).ordered.compactMap { $0 as? Element } })
  }

  public func object<Element: Object, Key>(
    ofType type: Element.Type, forPrimaryKey key: Key
  ) -> Element? {
    store.table(type).object(forKey: key) as? Element
  }

  public func dynamicObjects(_ typeName: String) -> Results<DynamicObject> {
    let objects = store.tables[typeName]?.ordered ?? []
    return Results(RehearsalSource(frozen: objects.compactMap { $0 as? DynamicObject }))
  }

  public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
    let realm = self
    return store.listeners.add(RealmListener { block(.didChange, realm) })
  }
}

/// An object without a class of its own.
public typealias DynamicObject = Object

/// An object of a class whose objects can be asked for.
public protocol RealmFetchable: RealmCollectionValue, ObjectBase {}
extension Object: RealmFetchable {}

extension Realm: Equatable {
  public static func == (lhs: Realm, rhs: Realm) -> Bool { lhs.store === rhs.store }
}

/// The classes of objects of a Realm that are known so far.
public struct Schema {
  public let objectSchema: [ObjectSchema]

  init(_ store: RehearsalStore) {
    objectSchema = store.tables.values.map { ObjectSchema.schema(of: $0.type.init()) }
      .sorted { $0.className < $1.className }
  }

  public subscript(className: String) -> ObjectSchema? {
    objectSchema.first { $0.className == className }
  }
}
