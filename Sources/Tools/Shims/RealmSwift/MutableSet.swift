// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// A collection of distinct values that is a property of an object.
public final class MutableSet<Element: RealmCollectionValue>: @MainActor RealmCollection {
  private(set) var storage = CollectionStorage<Element>()
  public private(set) var isFrozen = false

  public init() {}

  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
    storage.fill(ValueReader.distinct(Array(elements)) { [$0] })
  }

  public private(set) lazy var rehearsalSource = RehearsalSource<Element> { [weak self] in
    self?.storage
  }

  public var isInvalidated: Bool { storage.isInvalidated }

  private func change<Result>(_ body: (inout [Element]) -> Result) -> Result {
    if isFrozen { RealmException.raiseFrozen() }
    return storage.change(body)
  }

  // MARK: Changes

  public func insert(_ object: Element) { insert(objectsIn: [object]) }

  public func insert<Objects: Sequence>(objectsIn objects: Objects)
  where Objects.Element == Element {
    let objects = objects.map { storage.adopted($0) }
    change { elements in
      var known = Set(elements)
      elements.append(contentsOf: objects.filter { known.insert($0).inserted })
    }
  }

  public func remove(_ object: Element) { change { $0.removeAll { $0 == object } } }

  public func remove<Objects: Sequence>(objectsIn objects: Objects)
  where Objects.Element == Element { subtract(Set(objects)) }

  public func removeAll() { change { $0.removeAll() } }

  public func formUnion<Others: Sequence>(_ other: Others) where Others.Element == Element {
    insert(objectsIn: other)
  }

  public func subtract<Others: Sequence>(_ other: Others) where Others.Element == Element {
    let others = Set(other)
    change { $0.removeAll(where: others.contains) }
  }

  public func formIntersection<Others: Sequence>(_ other: Others)
  where Others.Element == Element {
    let others = Set(other)
    change { $0.removeAll { !others.contains($0) } }
  }

  // MARK: Comparison

  public func isSubset(of possibleSuperset: MutableSet<Element>) -> Bool {
    Set(self).isSubset(of: possibleSuperset)
  }

  public func intersects(_ otherSet: MutableSet<Element>) -> Bool {
    !Set(self).isDisjoint(with: otherSet)
  }

  public func rehearsalFrozen() -> MutableSet<Element> { rehearsalFrozen(RehearsalFreezing()) }
}

extension MutableSet: _Persistable {
  public static var rehearsalType: PropertyType { Element.rehearsalType }
  public static var rehearsalLinkedType: ObjectBase.Type? { Element.rehearsalLinkedType }
  public static func rehearsalDefault() -> MutableSet<Element> { MutableSet() }

  public static func rehearsalDecoded(
    _ json: Any, _ store: RehearsalStore
  ) -> MutableSet<Element>? {
    List<Element>.rehearsalDecoded(json, store).map { MutableSet($0) }
  }

  public static func rehearsalConverted(
    _ value: Any?, _ adding: RehearsalAdding?
  ) -> MutableSet<Element>? {
    (value as? MutableSet<Element>)
      ?? List<Element>.rehearsalConverted(value, adding).map { MutableSet($0) }
  }

  public func rehearsalEncoded() -> Any { storage.elements.map { $0.rehearsalEncoded() } }
  public func rehearsalPlain() -> Any? { storage.elements.map { $0.rehearsalPlain() ?? NSNull() } }

  public func rehearsalAdopted(_ adding: RehearsalAdding) -> MutableSet<Element> {
    guard Element.rehearsalLinkedType != nil else { return self }
    storage.fill(storage.elements.map { $0.rehearsalAdopted(adding) })
    return self
  }

  public func rehearsalAssigned(_ new: MutableSet<Element>) -> MutableSet<Element> {
    guard new !== self else { return self }
    let elements = new.storage.elements.map { storage.adopted($0) }
    change { $0 = elements }
    return self
  }

  public func rehearsalFrozen(_ freezing: RehearsalFreezing) -> MutableSet<Element> {
    let set = MutableSet(storage.elements.map { $0.rehearsalFrozen(freezing) })
    set.isFrozen = true
    return set
  }

  public func rehearsalAttach(_ owner: ObjectBase, _ name: String) {
    storage.attach(owner, name)
  }
}

extension MutableSet: StoredCollection, PropertyHolder {
  static var isWrapper: Bool { false }
  var storedProperty: (any StoredProperty)? { StoredCell(self) }
  var linked: [ObjectBase] { storage.elements.compactMap { $0 as? ObjectBase } }

  func text(depth: Int) -> String { List(storage.elements).text(depth: depth) }

  func fill(from other: any StoredCollection) {
    guard let other = other as? MutableSet<Element> else { return }
    storage.fill(other.storage.elements)
    isFrozen = other.isFrozen
  }

  func follow(_ other: any StoredCollection) {
    if let other = other as? MutableSet<Element> { storage = other.storage }
  }
}
