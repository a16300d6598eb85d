import Foundation

/// The changes of a write transaction, as its end, its cancellation and the notifications need them.
final class Transaction {
  /// The changed properties of an object with their values before, in the order of the changes.
  struct Changes {
    let object: ObjectBase
    var names: [String] = []
    var old: [String: Any] = [:]
  }

  private var undo: [() -> Void] = []
  private var places: Set<ObjectIdentifier> = []
  /// The places themselves, so that no other object gets the identity of one.
  private var kept: [AnyObject] = []
  private(set) var modified: [ObjectIdentifier: Changes] = [:]
  private(set) var inserted: Set<ObjectIdentifier> = []
  private(set) var deleted: [ObjectIdentifier: ObjectBase] = [:]

  var isEmpty: Bool { undo.isEmpty && modified.isEmpty }

  func note(_ place: AnyObject, _ undo: @escaping () -> Void) {
    guard places.insert(ObjectIdentifier(place)).inserted else { return }
    kept.append(place)
    self.undo.append(undo)
  }

  func willChange(_ object: ObjectBase, _ name: String, from old: Any?) {
    let key = ObjectIdentifier(object)
    var changes = modified[key] ?? Changes(object: object)
    if !changes.names.contains(name) {
      changes.names.append(name)
      changes.old[name] = old
    }
    modified[key] = changes
  }

  func didInsert(_ object: ObjectBase, undo: @escaping () -> Void) {
    inserted.insert(ObjectIdentifier(object))
    self.undo.append(undo)
  }

  func didDelete(_ object: ObjectBase, undo: @escaping () -> Void) {
    deleted[ObjectIdentifier(object)] = object
    self.undo.append(undo)
  }

  /// Brings all values back.
  func cancel() {
    for undo in undo.reversed() { undo() }
    for changes in modified.values { changes.object.didChange() }
  }
}
