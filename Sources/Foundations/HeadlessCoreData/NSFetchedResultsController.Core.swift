import Foundation
import HeadlessFoundation

/// The objects of a search in sections, which follow the changes of a context.
///
/// It has no type of result, so that a delegate of any type of result can be told.
final class FetchedList {
  let request: NSFetchRequest<NSManagedObject>
  let context: NSManagedObjectContext
  let sectionPath: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?

  private(set) var sections: [FetchedSection]?
  /// The changes that the delegate is being told of.
  private var told: (old: [FetchedSection], new: [FetchedSection], objects: [Change])?
  private var observation: (any NSObjectProtocol)?

  init(
    _ request: NSFetchRequest<NSManagedObject>, _ context: NSManagedObjectContext,
    _ sectionPath: String?
  ) {
    self.request = request
    self.context = context
    self.sectionPath = sectionPath
  }

  isolated deinit {
    if let observation { NotificationCenter.default.removeObserver(observation) }
  }

  /// Searches, and follows changes from now on.
  func perform() throws {
    let found = try search()
    sections = found
    tellSnapshot(found, changed: [])
    guard observation == nil else { return }
    observation = NotificationCenter.default.rehearsalObserve(
      forName: .NSManagedObjectContextObjectsDidChange, object: nil, queue: nil
    ) { [weak self] notification in
      guard let self, notification.object as AnyObject === context else { return }
      update(notification)
    }
  }

  var objects: [NSManagedObject] { (sections ?? []).flatMap(\.managedObjects) }

  func indexPath(of object: NSManagedObject) -> IndexPath? {
    Self.place(of: object, sections ?? [])
  }

  private func search() throws -> [FetchedSection] {
    let found = try context.fetch(request)
    guard let sectionPath else { return [FetchedSection(name: "", managedObjects: found)] }
    var sections: [FetchedSection] = []
    for object in found {
      let value = object.value(forKey: sectionPath)
      let name = value.map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].managedObjects.append(object)
      } else {
        sections.append(FetchedSection(name: name, managedObjects: [object]))
      }
    }
    return sections
  }

  private static func place(
    of object: NSManagedObject, _ sections: [FetchedSection]
  ) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.managedObjects.firstIndex(of: object) { return [number, row] }
    }
    return nil
  }

  // MARK: Changes

  private func update(_ notification: Notification) {
    guard let old = sections, let new = try? search() else { return }
    sections = new
    let changed = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
    let changes = Self.changes(old, new, changed)
    guard !changes.isEmpty else { return }
    told = (old, new, changes)
    defer { told = nil }
    tellSnapshot(new, changed: changed)
  }

  /// Tells the delegate of the whole list; one without this method is told in the other ways.
  private func tellSnapshot(_ sections: [FetchedSection], changed: Set<NSManagedObject>) {
    guard let delegate else { return }
    let controller = NSFetchedResultsController<any NSFetchRequestResult>(self)
    delegate.controller(
      controller,
      didChangeContentWith: NSDiffableDataSourceSnapshotReference(sections, reloaded: changed))
  }

  /// Tells the delegate of the difference of a list without sections.
  func tellDifference(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    guard let delegate, let told else { return }
    guard sectionPath == nil else { return tellObjects(controller) }
    let (old, new) = (Self.ids(told.old), Self.ids(told.new))
    delegate.controller(
      controller, didChangeContentWith: new.difference(from: old).inferringMoves())
  }

  private static func ids(_ sections: [FetchedSection]) -> [NSManagedObjectID] {
    sections.flatMap(\.managedObjects).map(\.objectID)
  }

  /// Tells the delegate of each object that changed.
  func tellObjects(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    guard let delegate, let told else { return }
    delegate.controllerWillChangeContent(controller)
    for change in Self.sectionChanges(told.old, told.new) {
      delegate.controller(
        controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
    }
    for change in told.objects {
      delegate.controller(
        controller, didChange: change.object, at: change.old, for: change.type,
        newIndexPath: change.new)
    }
    delegate.controllerDidChangeContent(controller)
  }

  private struct Change {
    let object: NSManagedObject
    let old: IndexPath?
    let type: NSFetchedResultsChangeType
    let new: IndexPath?
  }

  /// The objects that went, came, moved or changed, in this order.
  private static func changes(
    _ old: [FetchedSection], _ new: [FetchedSection], _ changed: Set<NSManagedObject>
  ) -> [Change] {
    let (before, after) = (places(old), places(new))
    let kept = Set(before.keys).intersection(after.keys)
    let moved = moves(old, new, kept)
    var changes: [Change] = []
    for (object, place) in before where after[object] == nil {
      changes.append(Change(object: object, old: place, type: .delete, new: nil))
    }
    for (object, place) in after where before[object] == nil {
      changes.append(Change(object: object, old: nil, type: .insert, new: place))
    }
    for object in kept where changed.contains(object) || moved.contains(object) {
      changes.append(
        Change(
          object: object, old: before[object], type: moved.contains(object) ? .move : .update,
          new: after[object]))
    }
    let order: [NSFetchedResultsChangeType] = [.delete, .insert, .move, .update]
    return changes.sorted {
      let (first, second) = (order.firstIndex(of: $0.type) ?? 0, order.firstIndex(of: $1.type) ?? 0)
      return (first, $0.new ?? $0.old ?? []) < (second, $1.new ?? $1.old ?? [])
    }
  }

  private static func places(_ sections: [FetchedSection]) -> [NSManagedObject: IndexPath] {
    var places: [NSManagedObject: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (row, object) in section.managedObjects.enumerated() { places[object] = [number, row] }
    }
    return places
  }

  /// The objects whose order among those that stayed, or whose section, is another one.
  private static func moves(
    _ old: [FetchedSection], _ new: [FetchedSection], _ kept: Set<NSManagedObject>
  ) -> Set<NSManagedObject> {
    func list(_ sections: [FetchedSection]) -> [(String, NSManagedObject)] {
      sections.flatMap { section in
        section.managedObjects.filter(kept.contains).map { (section.name, $0) }
      }
    }
    let difference = list(new).difference(from: list(old)) { $0.0 == $1.0 && $0.1 === $1.1 }
    return Set(
      difference.insertions.compactMap {
        if case .insert(_, let element, _) = $0 { element.1 } else { nil }
      })
  }

  private static func sectionChanges(
    _ old: [FetchedSection], _ new: [FetchedSection]
  ) -> [(section: FetchedSection, index: Int, type: NSFetchedResultsChangeType)] {
    let (before, after) = (Set(old.map(\.name)), Set(new.map(\.name)))
    return old.enumerated().filter { !after.contains($1.name) }.map { ($1, $0, .delete) }
      + new.enumerated().filter { !before.contains($1.name) }.map { ($1, $0, .insert) }
  }
}

/// The objects of a search with the same value.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var managedObjects: [NSManagedObject]

  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { managedObjects.count }
  var objects: [Any]? { managedObjects }
}
