import Foundation

/// The elements of a collection, calculated again after a change only.
public final class RehearsalSource<Element: RealmCollectionValue> {
  private let read: () -> [Element]
  private let currentVersion: () -> Int
  private let currentStore: () -> RehearsalStore?
  private var version: Int?
  private var known: [Element] = []

  init(
    store: @escaping () -> RehearsalStore?, version: @escaping () -> Int,
    _ read: @escaping () -> [Element]
  ) {
    (currentStore, currentVersion, self.read) = (store, version, read)
  }

  /// Creates a source of elements that do not change.
  convenience init(frozen elements: [Element]) {
    self.init(store: { nil }, version: { 0 }, { elements })
  }

  /// Creates a source of the elements of a storage; of none once the collection that has it is released.
  convenience init(_ storage: @escaping () -> CollectionStorage<Element>?) {
    self.init(
      store: { storage()?.store },
      version: { storage().map { $0.store?.version ?? $0.version } ?? 0 },
      { storage()?.validElements ?? [] })
  }

  var store: RehearsalStore? { currentStore() }

  var elements: [Element] {
    let current = currentVersion()
    if version != current { (known, version) = (read(), current) }
    return known
  }

  /// Returns a source whose elements are calculated from this one's.
  ///
  /// They are calculated again after each change of the store, since a condition may read other objects.
  func derived<Other>(
    _ transform: @escaping ([Element]) -> [Other]
  ) -> RehearsalSource<Other> {
    RehearsalSource<Other>(
      store: { self.store },
      version: { self.store?.version ?? self.currentVersion() }
    ) { transform(self.elements) }
  }
}
