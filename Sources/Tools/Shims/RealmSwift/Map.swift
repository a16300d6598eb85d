// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// A dictionary that is a property of an object.
public final class Map<Key: _MapKey, Value: RealmCollectionValue> {
  private var storage = CollectionStorage<MapEntry<Key, Value>>()

  public init() {}

  public subscript(key: Key) -> Value? {
    get { storage.elements.first { $0.key == key }?.value }
    set {
      let entry = newValue.map { storage.adopted(MapEntry(key: key, value: $0)) }
      storage.change { entries in
        entries.removeAll { $0.key == key }
        if let entry { entries.append(entry) }
      }
    }
  }

  public var count: Int { storage.elements.count }
  public var isEmpty: Bool { storage.elements.isEmpty }
  public var keys: [Key] { storage.elements.map(\.key) }
  public var values: [Value] { storage.elements.map(\.value) }
  public var isInvalidated: Bool { storage.isInvalidated }

  public func updateValue(_ value: Value, forKey key: Key) { self[key] = value }
  public func removeObject(for key: Key) { self[key] = nil }
  public func removeAll() { storage.change { $0.removeAll() } }

  public func merge<Entries: Sequence>(
    _ sequence: Entries, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where Entries.Element == (key: Key, value: Value) {
    for (key, value) in sequence {
      self[key] = try self[key].map { try combine($0, value) } ?? value
    }
  }
}

extension Map: Sequence {
  public func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
    var entries = storage.elements.makeIterator()
    return AnyIterator { entries.next().map { ($0.key, $0.value) } }
  }
}

extension Map: _Persistable {
  public static var rehearsalType: PropertyType { Value.rehearsalType }
  public static var rehearsalLinkedType: ObjectBase.Type? { Value.rehearsalLinkedType }
  public static func rehearsalDefault() -> Map<Key, Value> { Map() }

  public static func rehearsalDecoded(
    _ json: Any, _ store: RehearsalStore
  ) -> Map<Key, Value>? {
    guard let json = json as? [Any] else { return nil }
    let map = Map()
    map.storage.fill(json.compactMap { MapEntry.rehearsalDecoded($0, store) })
    return map
  }

  public static func rehearsalConverted(
    _ value: Any?, _ adding: RehearsalAdding?
  ) -> Map<Key, Value>? {
    if let map = value as? Map<Key, Value> { return map }
    guard let table = value as? [String: Any] else { return nil }
    let map = Map()
    for (key, value) in table.sorted(by: { $0.key < $1.key }) {
      guard let key = Key.rehearsalConverted(key, adding) else { return nil }
      map[key] = Value.rehearsalConverted(value, adding)
    }
    return map
  }

  public func rehearsalEncoded() -> Any { storage.elements.map { $0.rehearsalEncoded() } }

  public func rehearsalPlain() -> Any? {
    Dictionary(
      uniqueKeysWithValues: storage.elements.map {
        ("\($0.key)", $0.value.rehearsalPlain() ?? NSNull())
      })
  }

  public func rehearsalAdopted(_ adding: RehearsalAdding) -> Map<Key, Value> {
    storage.fill(storage.elements.map { $0.rehearsalAdopted(adding) })
    return self
  }

  public func rehearsalAssigned(_ new: Map<Key, Value>) -> Map<Key, Value> {
    guard new !== self else { return self }
    let entries = new.storage.elements.map { storage.adopted($0) }
    storage.change { $0 = entries }
    return self
  }

  public func rehearsalAttach(_ owner: ObjectBase, _ name: String) {
    storage.attach(owner, name)
  }
}

extension Map: StoredCollection, PropertyHolder {
  static var isWrapper: Bool { false }
  var storedProperty: (any StoredProperty)? { StoredCell(self) }
  var linked: [ObjectBase] { storage.elements.compactMap { $0.value as? ObjectBase } }

  func text(depth: Int) -> String {
    let lines = storage.elements.map {
      "\n\t[\($0.key)]: \(ObjectText.text(of: $0.value, depth: depth))"
    }
    return "Map<\(Key.self), \(Value.self)> (\(lines.joined(separator: ","))\n)"
  }

  func fill(from other: any StoredCollection) {
    if let other = other as? Map<Key, Value> { storage.fill(other.storage.elements) }
  }

  func follow(_ other: any StoredCollection) {
    if let other = other as? Map<Key, Value> { storage = other.storage }
  }
}

/// A key of a map with its value.
nonisolated struct MapEntry<Key: _MapKey, Value: RealmCollectionValue>: RealmCollectionValue {
  let key: Key
  let value: Value

  static var rehearsalType: PropertyType { Value.rehearsalType }
  static func rehearsalDefault() -> Self {
    Self(key: Key.rehearsalDefault(), value: Value.rehearsalDefault())
  }

  static func rehearsalDecoded(_ json: Any, _ store: RehearsalStore) -> Self? {
    guard let pair = json as? [Any], pair.count == 2,
      let key = Key.rehearsalDecoded(pair[0], store),
      let value = Value.rehearsalDecoded(pair[1], store)
    else { return nil }
    return Self(key: key, value: value)
  }

  static func rehearsalConverted(_ value: Any?, _ adding: RehearsalAdding?) -> Self? {
    value as? Self
  }

  func rehearsalEncoded() -> Any { [key.rehearsalEncoded(), value.rehearsalEncoded()] }
  func rehearsalAdopted(_ adding: RehearsalAdding) -> Self {
    Self(key: key, value: value.rehearsalAdopted(adding))
  }
}
