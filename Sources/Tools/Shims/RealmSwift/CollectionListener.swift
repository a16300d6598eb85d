import Foundation
import HeadlessFoundation

/// The differences of a collection since the last notification.
struct CollectionDifferences {
  var deletions: [Int] = []
  var insertions: [Int] = []
  var modifications: [Int] = []

  var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }
}

/// An observation of a collection.
final class CollectionListener<Element: RealmCollectionValue>: Listener {
  let queue: HeadlessFoundation.DispatchQueue?
  private let source: RehearsalSource<Element>
  /// The first names of the key paths whose changes are told; nil for all.
  private let names: Set<String>?
  private let tell: (CollectionDifferences?) -> Void
  private var last: [Element]?
  private var modified: [ObjectIdentifier: Set<String>] = [:]

  init(
    _ source: RehearsalSource<Element>, _ queue: HeadlessFoundation.DispatchQueue?,
    keyPaths: [String]?,
    _ tell: @escaping (CollectionDifferences?) -> Void
  ) {
    (self.source, self.queue, self.tell) = (source, queue, tell)
    names = keyPaths.map { Set($0.map { $0.split(separator: ".").first.map(String.init) ?? "" }) }
  }

  var isStarted: Bool { last != nil }

  func didCommit(_ transaction: Transaction) -> Bool {
    for (key, changes) in transaction.modified {
      modified[key, default: []].formUnion(changes.names)
    }
    return true
  }

  func skip() {
    modified = [:]
    if last != nil { last = source.elements }
  }

  func deliver() {
    let elements = source.elements
    defer { modified = [:] }
    guard let old = last else {
      last = elements
      return tell(nil)
    }
    last = elements
    var differences = ElementDifferences(old, elements).result
    let deleted = Set(differences.deletions)
    var search = ModificationSearch(modified)
    differences.modifications = old.indices.filter {
      !deleted.contains($0) && isModified(old[$0], &search)
    }
    if !differences.isEmpty { tell(differences) }
  }

  private func isModified(_ element: Element, _ search: inout ModificationSearch) -> Bool {
    guard !modified.isEmpty, let object = element as? ObjectBase else { return false }
    return search.isModified(object, names)
  }
}

/// The search for changed objects behind the links of others.
struct ModificationSearch {
  /// The number of links that are followed, as Realm does.
  private static let depth = 4

  private let modified: [ObjectIdentifier: Set<String>]
  private var known: [ObjectIdentifier: Int] = [:]

  init(_ modified: [ObjectIdentifier: Set<String>]) { self.modified = modified }

  /// Returns whether an object or one that it links to has changed; at its own level, by the properties named.
  mutating func isModified(_ object: ObjectBase, _ names: Set<String>?) -> Bool {
    if let changed = modified[ObjectIdentifier(object)] {
      if names.map({ !$0.isDisjoint(with: changed) }) ?? true { return true }
    }
    return linksToModified(object, names, Self.depth)
  }

  private mutating func linksToModified(
    _ object: ObjectBase, _ names: Set<String>?, _ depth: Int
  ) -> Bool {
    guard depth > 0, !object.isDeleted, known[ObjectIdentifier(object)] ?? 0 < depth else {
      return false
    }
    known[ObjectIdentifier(object)] = depth
    for (property, description) in zip(object.properties, object.schema.properties)
    where property.isStored && property.linkedType != nil {
      if let names, !names.contains(description.name) { continue }
      for target in links(property)
      where modified[ObjectIdentifier(target)] != nil || linksToModified(target, nil, depth - 1) {
        return true
      }
    }
    return false
  }

  private func links(_ property: any StoredProperty) -> [ObjectBase] {
    let value = property.value
    return (value as? any StoredCollection)?.linked ?? [value as? ObjectBase].compactMap { $0 }
  }
}
