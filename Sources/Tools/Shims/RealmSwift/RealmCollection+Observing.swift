// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation
public import HeadlessFoundation

/// A change of a collection.
public enum RealmCollectionChange<CollectionType> {
  case initial(CollectionType)
  case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
  case error(any Error)
}

extension RealmCollection {
  public func observe(
    keyPaths: [String]? = nil, on queue: HeadlessFoundation.DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken {
    let collection = self
    let listener = CollectionListener(rehearsalSource, queue, keyPaths: keyPaths) { differences in
      guard let differences else { return block(.initial(collection)) }
      block(
        .update(
          collection, deletions: differences.deletions, insertions: differences.insertions,
          modifications: differences.modifications))
    }
    guard let store = rehearsalSource.store else {
      RealmException.raise(
        "This method may only be called on RLMArray instances retrieved from an RLMRealm")
    }
    return store.listeners.add(listener)
  }

  public func observe(
    on queue: HeadlessFoundation.DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken { observe(keyPaths: nil, on: queue, block) }
}

extension RealmCollection where Element: ObjectBase {
  public func observe(
    keyPaths: [PartialKeyPath<Element>], on queue: HeadlessFoundation.DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken {
    observe(keyPaths: keyPaths.map { PropertyNames.name(of: $0) }, on: queue, block)
  }
}
