// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
import Foundation

extension Realm {
  // MARK: Addition

  public func add(_ object: Object, update: UpdatePolicy = .error) {
    store.checkWriting()
    _ = RehearsalAdding(store, update).add(object)
  }

  public func add<Objects: Sequence>(_ objects: Objects, update: UpdatePolicy = .error)
  where Objects.Iterator.Element: Object {
    for object in objects { add(object, update: update) }
  }

  @discardableResult
  public func create<Element: Object>(
    _ type: Element.Type, value: Any = [String: Any](), update: UpdatePolicy = .error
  ) -> Element {
    store.checkWriting()
    let object = Element()
    object.setValues(value, nil)
    if let existing = existing(object), update != .error {
      existing.setValues(value, RehearsalAdding(store, update))
      return existing
    }
    return object.rehearsalAdopted(RehearsalAdding(store, update))
  }

  /// Returns the object of the Realm with the primary key of another one.
  private func existing<Element: Object>(_ object: Element) -> Element? {
    guard let key = object.primaryKeyValue else { return nil }
    return store.table(Element.self).object(forKey: key) as? Element
  }

  // Realm 3 has truth values for the policies.

  public func add(_ object: Object, update: Bool) {
    add(object, update: update ? .all : .error)
  }

  public func add<Objects: Sequence>(_ objects: Objects, update: Bool)
  where Objects.Iterator.Element: Object {
    add(objects, update: update ? .all : .error)
  }

  @discardableResult
  public func create<Element: Object>(
    _ type: Element.Type, value: Any = [String: Any](), update: Bool
  ) -> Element {
    create(type, value: value, update: update ? .all : .error)
  }

  // MARK: Deletion

  public func delete(_ object: ObjectBase) { store.delete(object) }

  public func delete<Objects: Sequence>(_ objects: Objects)
  where Objects.Iterator.Element: ObjectBase {
    store.checkWriting()
    for object in Array(objects) where !object.isInvalidated { store.delete(object) }
  }

  public func delete<Element: ObjectBase>(_ objects: List<Element>) {
    store.checkWriting()
    for object in Array(objects) where !object.isInvalidated { store.delete(object) }
  }

  public func deleteAll() { store.deleteAll() }
}
