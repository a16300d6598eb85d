// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
public import Foundation

/// An ordered collection that is a property of an object.
public final class List<Element: RealmCollectionValue>: @MainActor RealmCollection,
  @MainActor RangeReplaceableCollection
{
  private(set) var storage = CollectionStorage<Element>()
  public private(set) var isFrozen = false

  public init() {}

  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
    storage.fill(Array(elements))
  }

  public private(set) lazy var rehearsalSource = RehearsalSource<Element> { [weak self] in
    self?.storage
  }

  public var isInvalidated: Bool { storage.isInvalidated }

  public var count: Int { storage.elements.count }
  public var endIndex: Int { storage.elements.count }

  public subscript(position: Int) -> Element {
    get {
      check(position, below: storage.elements.count)
      return storage.elements[position]
    }
    set { replace(index: position, object: newValue) }
  }

  private func check(_ position: Int, below limit: Int) {
    guard !(0..<limit).contains(position) else { return }
    RealmException.raise("Index \(position) is out of bounds (must be less than \(limit)).")
  }

  func change<Result>(_ body: (inout [Element]) -> Result) -> Result {
    if isFrozen { RealmException.raiseFrozen() }
    return storage.change(body)
  }

  // MARK: Changes

  public func append(_ object: Element) {
    let object = storage.adopted(object)
    change { $0.append(object) }
  }

  public func append<Objects: Sequence>(objectsIn objects: Objects)
  where Objects.Element == Element {
    let objects = objects.map { storage.adopted($0) }
    change { $0.append(contentsOf: objects) }
  }

  public func append<Objects: Sequence>(contentsOf objects: Objects)
  where Objects.Element == Element { append(objectsIn: objects) }

  public func insert(_ object: Element, at index: Int) {
    check(index, below: storage.elements.count + 1)
    let object = storage.adopted(object)
    change { $0.insert(object, at: index) }
  }

  public func replace(index: Int, object: Element) {
    check(index, below: storage.elements.count)
    let object = storage.adopted(object)
    change { $0[index] = object }
  }

  public func replaceSubrange<Elements: Collection>(
    _ subrange: Range<Int>, with newElements: Elements
  ) where Elements.Element == Element {
    let elements = newElements.map { storage.adopted($0) }
    change { $0.replaceSubrange(subrange, with: elements) }
  }

  @discardableResult
  public func remove(at index: Int) -> Element {
    check(index, below: storage.elements.count)
    return change { $0.remove(at: index) }
  }

  public func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }

  public func removeSubrange(_ bounds: Range<Int>) { change { $0.removeSubrange(bounds) } }

  public func removeSubrange<Bounds: RangeExpression>(_ bounds: Bounds)
  where Bounds.Bound == Int {
    change { $0.removeSubrange(bounds) }
  }

  public func removeAll(keepingCapacity: Bool = false) { change { $0.removeAll() } }

  public func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let kept = try storage.elements.filter { try !shouldBeRemoved($0) }
    change { $0 = kept }
  }

  @discardableResult
  public func removeFirst() -> Element { remove(at: 0) }

  public func removeFirst(_ number: Int) { change { $0.removeFirst(number) } }

  @discardableResult
  public func removeLast() -> Element { remove(at: count - 1) }

  public func removeLast(_ number: Int) { change { $0.removeLast(number) } }

  public func move(from: Int, to: Int) {
    check(from, below: count)
    check(to, below: count)
    change { $0.insert($0.remove(at: from), at: to) }
  }

  public func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    let moved = offsets.map { self[$0] }
    let place = destination - offsets.count(in: 0..<destination)
    change { elements in
      for offset in offsets.reversed() { elements.remove(at: offset) }
      elements.insert(contentsOf: moved, at: place)
    }
  }

  public func swapAt(_ i: Int, _ j: Int) {
    check(i, below: count)
    check(j, below: count)
    change { $0.swapAt(i, j) }
  }

  public func rehearsalFrozen() -> List<Element> { rehearsalFrozen(RehearsalFreezing()) }

  func setFrozen() { isFrozen = true }
  func share(_ other: List<Element>) { storage = other.storage }
}

extension List: Equatable {
  public static func == (lhs: List, rhs: List) -> Bool {
    lhs === rhs || lhs.storage.elements == rhs.storage.elements
  }
}

extension List: Decodable where Element: Decodable {
  public convenience init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Element].self))
  }
}

extension List: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try storage.elements.encode(to: encoder) }
}
