import Foundation

/// The elements of a collection that is a property, or that an app created.
final class CollectionStorage<Element: RealmCollectionValue> {
  private var held: [Element] = []
  private(set) unowned var owner: ObjectBase?
  private var name = ""
  /// The number of changes so far.
  private(set) var version = 0
  private var deletionsSeen = 0

  var store: RehearsalStore? { owner?.store }

  var isInvalidated: Bool { owner?.isInvalidated ?? false }

  /// The elements that are not deleted.
  var elements: [Element] {
    guard let owner else { return held }
    owner.checkValid()
    if let store = owner.store, Element.rehearsalLinkedType != nil,
      deletionsSeen != store.deletions
    {
      held.removeAll { ($0 as? ObjectBase)?.isDeleted == true }
      deletionsSeen = store.deletions
    }
    return held
  }

  /// The elements; none where the object that the collection belongs to was deleted.
  var validElements: [Element] { isInvalidated ? [] : elements }

  func attach(_ owner: ObjectBase, _ name: String) { (self.owner, self.name) = (owner, name) }

  /// Sets the elements of a new collection.
  func fill(_ elements: [Element]) {
    held = elements
    version += 1
  }

  /// Returns an element as the store of the collection has it.
  func adopted(_ element: Element, _ adding: RehearsalAdding? = nil) -> Element {
    guard let owner, let store = owner.store else { return element }
    store.checkWriting()
    let adding = adding ?? RehearsalAdding(store, .error)
    return adding.within(owner) { element.rehearsalAdopted(adding) }
  }

  func change<Result>(_ body: (inout [Element]) -> Result) -> Result {
    guard let owner else {
      version += 1
      return body(&held)
    }
    let store = owner.storeToWrite()
    noteElements(in: store)
    owner.willChange(name, from: nil)
    let result = change(body, store)
    version += 1
    owner.didChange()
    return result
  }

  /// Notes the elements; on return only the note has them, so that a change does not copy them again.
  private func noteElements(in store: RehearsalStore) {
    let current = elements
    store.note(self) { [self] in (held, version) = (current, version + 1) }
  }

  private func change<Result>(
    _ body: (inout [Element]) -> Result, _ store: RehearsalStore
  ) -> Result {
    guard Element.rehearsalLinkedType is EmbeddedObject.Type else { return body(&held) }
    let old = held.compactMap { $0 as? EmbeddedObject }
    let result = body(&held)
    let kept = Set(held.compactMap { ($0 as? ObjectBase).map(ObjectIdentifier.init) })
    for child in old where !kept.contains(ObjectIdentifier(child)) { store.end(child) }
    return result
  }
}
