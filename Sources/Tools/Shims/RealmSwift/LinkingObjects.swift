// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// The objects that link to an object by one of their properties.
public final class LinkingObjects<Element: Object>: @MainActor RealmCollection
where Element: RealmCollectionValue {
  private let property: String
  private weak var owner: ObjectBase?

  public init(fromType _: Element.Type, property propertyName: String) { property = propertyName }

  public var isFrozen: Bool { owner?.isFrozen ?? false }

  public private(set) lazy var rehearsalSource = RehearsalSource<Element>(
    store: { [weak self] in self?.owner?.store },
    version: { [weak self] in self?.owner?.store?.version ?? 0 }
  ) { [weak self] in self?.origins ?? [] }

  private var origins: [Element] {
    guard let owner, let store = owner.store else { return [] }
    let objects = store.origins.objects(
      of: Element.self, linkingTo: owner, by: property, in: store)
    return objects.compactMap { $0 as? Element }
  }

  public func rehearsalFrozen() -> LinkingObjects<Element> { self }
}

extension LinkingObjects: _Persistable {
  public static var rehearsalType: PropertyType { .linkingObjects }
  public static var rehearsalLinkedType: ObjectBase.Type? { Element.self }
  public static func rehearsalDefault() -> LinkingObjects<Element> {
    RealmException.raise("LinkingObjects needs the property by which objects link.")
  }
  public static func rehearsalDecoded(
    _ json: Any, _ store: RehearsalStore
  ) -> LinkingObjects<Element>? { nil }
  public static func rehearsalConverted(
    _ value: Any?, _ adding: RehearsalAdding?
  ) -> LinkingObjects<Element>? { nil }
  public func rehearsalEncoded() -> Any { NSNull() }
  public func rehearsalPlain() -> Any? { origins }
  public func rehearsalAttach(_ owner: ObjectBase, _ name: String) { self.owner = owner }
}

extension LinkingObjects: StoredCollection {
  var linked: [ObjectBase] { origins }
  func fill(from other: any StoredCollection) {}
  func follow(_ other: any StoredCollection) { owner = (other as? LinkingObjects)?.owner }
  func text(depth: Int) -> String { "LinkingObjects<\(Element.className())>" }
}

extension LinkingObjects: PropertyHolder {
  static var isWrapper: Bool { false }
  var storedProperty: (any StoredProperty)? { StoredCell(self) }
}
