public import Foundation

/// The kind of a change in a list.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// A new, a gone, a moved, or a changed object.
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// A section of a list.
@MainActor public protocol NSFetchedResultsSectionInfo {
  /// The value that the objects of the section have in common.
  var name: String { get }
  /// The title for an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// The receiver of a list's changes.
@MainActor public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before changes.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for each object that changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called for each section that came or went.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Called after changes.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called with the whole list after the search and after changes, instead of all other methods.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  /// Called with the changes of a list without sections, instead of the methods for each object.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Calls the other methods, which the delegate has instead of this one.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { controller.list.tellDifference(controller) }
  /// Calls the methods for each object, which the delegate has instead of this one.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { controller.list.tellObjects(controller) }
}

/// The list of a fetched results controller, by which controllers are compared.
///
/// A delegate gets another object than the app's for the same list, since a generic class has no subtype of
/// other results here; the two are equal, and identical by `===`.
public class FetchedResultsOwner: NSObject {
  nonisolated final let list: FetchedList

  init(_ list: FetchedList) { self.list = list }

  /// Returns whether both have the same list.
  nonisolated public override func isEqual(_ object: Any?) -> Bool {
    (object as? FetchedResultsOwner)?.list === list
  }

  /// The hash of the list's identity.
  nonisolated public override var hash: Int { ObjectIdentifier(list).hashValue }
}

/// Returns whether both controllers have the same list.
public func === (left: FetchedResultsOwner?, right: FetchedResultsOwner?) -> Bool {
  left?.list === right?.list
}

/// Returns whether the controllers have different lists.
public func !== (left: FetchedResultsOwner?, right: FetchedResultsOwner?) -> Bool {
  left?.list !== right?.list
}

/// The objects of a search in sections for a table, whose delegate is told of changes.
public final class NSFetchedResultsController<ResultType>: FetchedResultsOwner {
  init(_ list: FetchedList, _ request: NSFetchRequest<ResultType>? = nil) {
    fetchRequest = request ?? NSFetchRequest(entityName: list.request.entityName ?? "")
    super.init(list)
  }

  /// Creates a list of the objects that a search finds.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    super.init(
      FetchedList(fetchRequest.search(for: NSManagedObject.self), context, sectionNameKeyPath))
  }

  /// The search; what is changed in it counts from the next ``performFetch()`` on.
  public let fetchRequest: NSFetchRequest<ResultType>

  /// The same list with results of any kind, which `as! NSFetchedResultsController<NSFetchRequestResult>` is on
  /// Apple's systems; `rehearse port` writes this for it.
  public var rehearsalErased: NSFetchedResultsController<any NSFetchRequestResult> {
    NSFetchedResultsController<any NSFetchRequestResult>(list, fetchRequest.rehearsalErased)
  }

  /// The context.
  public var managedObjectContext: NSManagedObjectContext { list.context }
  /// The path of the value that the objects of a section have in common.
  public var sectionNameKeyPath: String? { list.sectionPath }

  /// The receiver of changes.
  public weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { list.delegate }
    set { list.delegate = newValue }
  }

  /// Searches, and follows changes of the context from now on.
  public func performFetch() throws {
    list.request.predicate = fetchRequest.predicate
    list.request.sortDescriptors = fetchRequest.sortDescriptors
    try list.perform()
  }

  /// The sections; nil before the first search.
  public var sections: [any NSFetchedResultsSectionInfo]? { list.sections }
  /// The objects of all sections; nil before the first search.
  public var fetchedObjects: [ResultType]? {
    list.sections == nil ? nil : list.objects.compactMap { $0 as? ResultType }
  }
  /// The first letters of the sections.
  public var sectionIndexTitles: [String] { (list.sections ?? []).compactMap(\.indexTitle) }

  /// Returns the object at a place.
  public func object(at indexPath: IndexPath) -> ResultType {
    let object = list.sections?[indexPath[0]].managedObjects[indexPath[1]]
    guard let found = object as? ResultType else {
      fatalError("the list has no \(ResultType.self) at \(indexPath): call performFetch first")
    }
    return found
  }

  /// Returns the place of an object; nil if the search did not find it.
  public func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap(list.indexPath)
  }
}
