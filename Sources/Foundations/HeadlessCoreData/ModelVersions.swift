public import Foundation

/// The key of a store's kind in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identity in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the entities' versions in a store's metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the versions' names in a store's metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

extension NSManagedObjectModel {
  /// Creates a model with the entities of others; of two entities with a name, the first is taken.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    var names: Set<String> = []
    entities = models.flatMap(\.entities).filter { names.insert($0.name ?? "").inserted }
  }

  /// Returns a model with the entities of the app's models; nil where a store has other entities.
  public static func mergedModel(
    from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
  ) -> NSManagedObjectModel? {
    guard let model = mergedModel(from: bundles),
      model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
    else { return nil }
    return model
  }

  /// The versions of the entities, which change with their properties.
  public var entityVersionHashesByName: [String: Data] {
    entitiesByName.mapValues(\.versionHash)
  }

  /// Returns whether a store was written with the same versions of the entities.
  public func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    metadata[NSStoreModelVersionHashesKey] as? [String: Data] == entityVersionHashesByName
  }
}

nonisolated extension NSEntityDescription {
  /// The version of the entity: another one for other names, types or relationships.
  public var versionHash: Data {
    var words = [name ?? "", superentity?.name ?? ""]
    words += attributes.map { "\($0.name):\($0.attributeType.rawValue):\($0.isOptional)" }.sorted()
    words += relationships.map {
      "\($0.name):\($0.destinationEntity?.name ?? ""):\($0.isToMany):\($0.isOrdered)"
    }.sorted()
    return withUnsafeBytes(of: words.joined(separator: "|").stableHash.bigEndian) { Data($0) }
  }
}

nonisolated extension String {
  /// A hash that is the same in every process (FNV-1a).
  fileprivate var stableHash: UInt64 {
    utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}

extension NSPersistentStoreCoordinator {
  /// Returns what is known of a store without opening it.
  ///
  /// - Throws: An error where no store has the file.
  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    guard let rows = ManagedStores.current.known(url) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    return rows.metadata
  }

  /// Sets what is known of a store.
  ///
  /// - Throws: An error where no store has the file.
  public class func setMetadata(
    _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws {
    guard let rows = ManagedStores.current.known(url) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    rows.metadata = metadata ?? [:]
  }

  /// Returns what is known of a store.
  public func metadata(for store: NSPersistentStore) -> [String: Any] { store.rows.metadata }

  /// Sets what is known of a store.
  public func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.rows.metadata = metadata ?? [:]
  }
}

extension NSPersistentStore {
  /// The metadata of the store: its kind, its identity and the versions of its entities.
  public var metadata: [String: Any]! {
    get { rows.metadata }
    set { rows.metadata = newValue ?? [:] }
  }

  /// Notes the kind of the store and the versions of the entities that it has from now on.
  func note(_ model: NSManagedObjectModel) {
    rows.metadata[NSStoreTypeKey] = type
    rows.metadata[NSStoreUUIDKey] = rows.metadata[NSStoreUUIDKey] ?? identifier
    rows.metadata[NSStoreModelVersionHashesKey] = model.entityVersionHashesByName
    rows.metadata[NSStoreModelVersionIdentifiersKey] = [String]()
  }

  /// The identity of the store, which its file decides, so that no random number is drawn for it.
  private var identifier: String {
    let digits = String((url?.path ?? "").stableHash, radix: 16, uppercase: true)
    return "00000000-0000-4000-8000-" + (String(repeating: "0", count: 12) + digits).suffix(12)
  }
}
