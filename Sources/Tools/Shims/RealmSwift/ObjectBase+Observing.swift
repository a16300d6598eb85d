// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
public import Foundation
public import HeadlessFoundation

/// A change of a property of an object.
public struct PropertyChange {
  public let name: String
  public let oldValue: Any?
  public let newValue: Any?
}

/// A change of an object.
public enum ObjectChange<ObjectType: ObjectBase> {
  case error(_ error: NSError)
  case change(_: ObjectType, _: [PropertyChange])
  case deleted
}

/// The members of objects that name the class of the object itself.
public protocol RehearsalObservable: ObjectBase {}
extension Object: RehearsalObservable {}
extension EmbeddedObject: RehearsalObservable {}

extension RehearsalObservable {
  public func observe<ObjectType: ObjectBase>(
    keyPaths: [String]? = nil, on queue: HeadlessFoundation.DispatchQueue? = nil,
    _ block: @escaping (ObjectChange<ObjectType>) -> Void
  ) -> NotificationToken {
    guard let store = canonical.store, let object = canonical as? ObjectType else {
      RealmException.raise("Only objects which are managed by a Realm support change notifications")
    }
    return store.listeners.add(ObjectListener(object, queue, keyPaths, block))
  }

  public func observe<Value>(
    keyPaths: [PartialKeyPath<Self>], on queue: HeadlessFoundation.DispatchQueue? = nil,
    _ block: @escaping (ObjectChange<Value>) -> Void
  ) -> NotificationToken where Value: ObjectBase {
    observe(keyPaths: keyPaths.map { PropertyNames.name(of: $0) }, on: queue, block)
  }

  public func freeze() -> Self { (RehearsalFreezing().frozen(self) as? Self) ?? self }

  public func thaw() -> Self? {
    let object = (frozenFrom ?? self).canonical
    return object.isDeleted ? nil : object as? Self
  }
}

/// An observation of an object.
final class ObjectListener<ObjectType: ObjectBase>: Listener {
  let queue: HeadlessFoundation.DispatchQueue?
  let isStarted = true
  private let object: ObjectType
  private let names: Set<String>?
  private let tell: (ObjectChange<ObjectType>) -> Void
  private var changed: [String] = []
  private var old: [String: Any] = [:]
  private var isOver = false

  init(
    _ object: ObjectType, _ queue: HeadlessFoundation.DispatchQueue?, _ keyPaths: [String]?,
    _ tell: @escaping (ObjectChange<ObjectType>) -> Void
  ) {
    (self.object, self.queue, self.tell) = (object, queue, tell)
    names = keyPaths.map { Set($0.map { $0.split(separator: ".").first.map(String.init) ?? "" }) }
  }

  func didCommit(_ transaction: Transaction) -> Bool {
    if transaction.deleted[ObjectIdentifier(object)] != nil { return !isOver }
    guard let changes = transaction.modified[ObjectIdentifier(object)] else { return false }
    for name in changes.names where names?.contains(name) ?? true {
      guard !changed.contains(name) else { continue }
      changed.append(name)
      old[name] = changes.old[name]
    }
    return !changed.isEmpty
  }

  func skip() { (changed, old) = ([], [:]) }

  func deliver() {
    guard !isOver else { return }
    if object.isDeleted {
      isOver = true
      return tell(.deleted)
    }
    let changes = changed.map {
      PropertyChange(name: $0, oldValue: old[$0], newValue: object.property($0)?.value)
    }
    skip()
    if !changes.isEmpty { tell(.change(object, changes)) }
  }
}
