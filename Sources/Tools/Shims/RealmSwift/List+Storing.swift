// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are for the stand-in alone; their protocol documents them.
import Foundation

extension List: _Persistable {
  public static var rehearsalType: PropertyType { Element.rehearsalType }
  public static var rehearsalLinkedType: ObjectBase.Type? { Element.rehearsalLinkedType }
  public static func rehearsalDefault() -> List<Element> { List() }

  public static func rehearsalDecoded(
    _ json: Any, _ store: RehearsalStore
  ) -> List<Element>? {
    (json as? [Any]).map { List($0.compactMap { Element.rehearsalDecoded($0, store) }) }
  }

  public static func rehearsalConverted(
    _ value: Any?, _ adding: RehearsalAdding?
  ) -> List<Element>? {
    if let list = value as? List<Element> { return list }
    guard let value else { return List() }
    let values = (value as? [Any]) ?? (value as? any Sequence).map { Array(erasing: $0) }
    return values.map { List($0.compactMap { Element.rehearsalConverted($0, adding) }) }
  }

  public func rehearsalEncoded() -> Any { storage.elements.map { $0.rehearsalEncoded() } }
  public func rehearsalPlain() -> Any? { storage.elements.map { $0.rehearsalPlain() ?? NSNull() } }

  public func rehearsalAdopted(_ adding: RehearsalAdding) -> List<Element> {
    guard Element.rehearsalLinkedType != nil else { return self }
    storage.fill(storage.elements.map { $0.rehearsalAdopted(adding) })
    return self
  }

  public func rehearsalAssigned(_ new: List<Element>) -> List<Element> {
    guard new !== self else { return self }
    let elements = new.storage.elements.map { storage.adopted($0) }
    change { $0 = elements }
    return self
  }

  public func rehearsalFrozen(_ freezing: RehearsalFreezing) -> List<Element> {
    let list = List(storage.elements.map { $0.rehearsalFrozen(freezing) })
    list.setFrozen()
    return list
  }

  public func rehearsalAttach(_ owner: ObjectBase, _ name: String) {
    storage.attach(owner, name)
  }
}

extension List: StoredCollection {
  var linked: [ObjectBase] { storage.elements.compactMap { $0 as? ObjectBase } }

  func text(depth: Int) -> String {
    let lines = storage.elements.enumerated().map { place, element in
      "\n\t[\(place)] \(ObjectText.text(of: element, depth: depth))"
    }
    return "List<\(Element.self)> (\(lines.joined(separator: ","))\n)"
  }

  func fill(from other: any StoredCollection) {
    guard let other = other as? List<Element> else { return }
    storage.fill(other.storage.elements)
    if other.isFrozen { setFrozen() }
  }

  func follow(_ other: any StoredCollection) {
    if let other = other as? List<Element> { share(other) }
  }
}

extension List: PropertyHolder {
  static var isWrapper: Bool { false }
  var storedProperty: (any StoredProperty)? { StoredCell(self) }
}

extension [Any] {
  /// Creates an array of the elements of a sequence of any type.
  init(erasing sequence: any Sequence) {
    func elements(_ sequence: some Sequence) -> [Any] { sequence.map { $0 } }
    self = elements(sequence)
  }
}
