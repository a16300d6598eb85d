// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
public import Foundation

/// A collection of a Realm's values, which changes with them.
public protocol RealmCollection: RandomAccessCollection, LazyCollectionProtocol,
  CustomStringConvertible, ThreadConfined
where Element: RealmCollectionValue, Index == Int {
  var rehearsalSource: RehearsalSource<Element> { get }
  /// Creates the collection with elements that do not change.
  func rehearsalFrozen() -> Self
}

/// An object or a collection of a Realm.
public protocol ThreadConfined: AnyObject {
  var realm: Realm? { get }
  var isInvalidated: Bool { get }
  var isFrozen: Bool { get }
}

extension RealmCollection {
  public var realm: Realm? { rehearsalSource.store.map { Realm(store: $0) } }
  public var isInvalidated: Bool { false }
  public var startIndex: Int { 0 }
  public var endIndex: Int { rehearsalSource.elements.count }

  public subscript(position: Int) -> Element {
    let elements = rehearsalSource.elements
    guard elements.indices.contains(position) else {
      RealmException.raise(
        "Index \(position) is out of bounds (must be less than \(elements.count)).")
    }
    return elements[position]
  }

  public func makeIterator() -> RLMIterator<Element> { RLMIterator(rehearsalSource.elements) }

  public func objects(at indexes: IndexSet) -> [Element] { indexes.map { self[$0] } }

  public func index(of object: Element) -> Int? {
    rehearsalSource.elements.firstIndex(of: object)
  }

  public func freeze() -> Self { rehearsalFrozen() }
  public func thaw() -> Self? { self }

  public var description: String {
    let type = "\(Self.self)"
    let lines = rehearsalSource.elements.prefix(100).enumerated().map { place, element in
      "\t[\(place)] \(ObjectText.text(of: element, depth: 1).replacing("\n", with: "\n\t"))"
    }
    return "\(type) (\n\(lines.joined(separator: ",\n"))\n)"
  }
}

/// The elements of a collection at the time when the iteration began.
public struct RLMIterator<Element: RealmCollectionValue>: IteratorProtocol {
  private var elements: IndexingIterator<[Element]>

  init(_ elements: [Element]) { self.elements = elements.makeIterator() }

  public mutating func next() -> Element? { elements.next() }
}

extension RealmCollection where Element: ObjectBase {
  public func value(forKey key: String) -> Any? {
    rehearsalSource.elements.map { $0.value(forKey: key) ?? NSNull() }
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    rehearsalSource.elements.map { $0.value(forKeyPath: keyPath) ?? NSNull() }
  }

  public func setValue(_ value: Any?, forKey key: String) {
    for element in rehearsalSource.elements { element.setValue(value, forKey: key) }
  }
}
