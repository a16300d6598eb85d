// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

/// The objects that meet a condition, in an order; they change with the Realm.
public final class Results<Element: RealmCollectionValue>: @MainActor RealmCollection, Equatable {
  public let rehearsalSource: RehearsalSource<Element>
  public let isFrozen: Bool

  init(_ source: RehearsalSource<Element>, isFrozen: Bool = false) {
    (rehearsalSource, self.isFrozen) = (source, isFrozen)
  }

  public func rehearsalFrozen() -> Results<Element> {
    let freezing = RehearsalFreezing()
    let elements = rehearsalSource.elements.map { $0.rehearsalFrozen(freezing) }
    return Results(RehearsalSource(frozen: elements), isFrozen: true)
  }

  public static func == (lhs: Results, rhs: Results) -> Bool {
    lhs.rehearsalSource === rhs.rehearsalSource
  }
}

extension Results: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try rehearsalSource.elements.encode(to: encoder)
  }
}

/// A collection of a Realm of any type.
public final class AnyRealmCollection<Element: RealmCollectionValue>: @MainActor RealmCollection {
  public let rehearsalSource: RehearsalSource<Element>
  public let isFrozen: Bool

  public init<Base: RealmCollection>(_ base: Base) where Base.Element == Element {
    (rehearsalSource, isFrozen) = (base.rehearsalSource, base.isFrozen)
  }

  public func rehearsalFrozen() -> AnyRealmCollection<Element> {
    AnyRealmCollection(Results(rehearsalSource).rehearsalFrozen())
  }
}
