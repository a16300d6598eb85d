public import Foundation
import HeadlessDevice
public import HeadlessFoundation

/// An object of a Core Data model, whose values are stored by their names.
///
/// `rehearse port` writes the accessors of `@NSManaged` properties.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// The entity.
  public let entity: NSEntityDescription
  /// The identity.
  public internal(set) var objectID: NSManagedObjectID
  /// The context; nil for an object that was deleted or whose context was reset.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether the object is deleted at the next save.
  public internal(set) var isDeleted = false
  /// Whether the object is not saved yet.
  public internal(set) var isInserted = false
  /// Whether a value was changed since the last save.
  public internal(set) var isUpdated = false

  var values: [String: ManagedValue] = [:]
  var changed: Set<String> = []

  /// Creates an object of an entity; in a context it is inserted.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity, ManagedObjectNumbers.next())
    super.init()
    for attribute in entity.attributes {
      if let value = attribute.defaultValue { values[attribute.name] = .attribute(value) }
    }
    context?.insert(self)
  }

  /// Creates an object of the class's entity without a context.
  ///
  /// Core Data does not set up such an object, and ends the process when a value of it is used; here that is a
  /// finding.
  public override convenience init() {
    self.init(entity: Self.entity(), insertInto: nil)
    let type = "\(Self.self)"
    Device.current.findings.report(
      .coreData,
      "\(type)() is an object without an entity: Core Data ends the process when a value of it is used. "
        + "Create it with \(type)(context:).")
  }

  /// Creates an object of the class's entity, inserted into a context.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: context.entity(ofClass: "\(Self.self)"), insertInto: context)
  }

  /// The entity of the class.
  open class func entity() -> NSEntityDescription {
    LoadedEntities.current.entity(ofClass: "\(self)") ?? NSEntityDescription(unknown: "\(self)")
  }

  /// Returns a request for all objects of the class's entity.
  @_disfavoredOverload  // a subclass has one of its own type, which its callers mean
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(self)")
  }

  /// Whether the object has changes that are not saved.
  public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether the values are not read yet; always false.
  public var isFault: Bool { false }

  /// Returns the values that were changed since the last save.
  public func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changed.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  // MARK: Events

  /// Called after the object was inserted.
  open func awakeFromInsert() {}
  /// Called after the object was read from its store.
  open func awakeFromFetch() {}
  /// Called before a save.
  open func willSave() {}
  /// Called after a save.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before a new object is saved; checks the values that the model requires.
  open func validateForInsert() throws { try checkRequiredValues() }
  /// Called before a changed object is saved; checks the values that the model requires.
  open func validateForUpdate() throws { try checkRequiredValues() }
  /// Called before a deleted object is removed from the store.
  open func validateForDelete() throws {
    let denying = entity.relationships.first { relationship in
      relationship.deleteRule == .denyDeleteRule
        && ids(relationship.name).contains {
          managedObjectContext?.existing($0)?.isDeleted == false
        }
    }
    guard let denying else { return }
    throw validationError(
      1600, denying.name, "\(denying.name) has objects, and its delete rule is Deny.")
  }

  private func checkRequiredValues() throws {
    let missing =
      entity.attributes.first { !$0.isOptional && values[$0.name] == nil }?.name
      ?? entity.relationships.first { !$0.isOptional && !$0.isToMany && ids($0.name).isEmpty }?.name
    guard let missing else { return }
    throw validationError(1570, missing, "\(missing) is a required value.")
  }

  private func validationError(_ code: Int, _ key: String, _ text: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [
        NSLocalizedDescriptionKey: text, "NSValidationErrorKey": key,
        "NSValidationErrorObject": self,
      ])
  }

  func ids(_ relationship: String) -> [NSManagedObjectID] {
    guard case .objects(let ids)? = values[relationship] else { return [] }
    return ids
  }
}

/// The numbers of new objects.
@MainActor private enum ManagedObjectNumbers {
  static func next() -> Int {
    let counter = ManagedStores.current
    counter.lastNumber += 1
    return counter.lastNumber
  }
}

extension NSManagedObject: KeyValueReadable {
  /// Returns the value of a property for conditions and orders.
  public func rehearsalValue(named name: String) -> Any? { value(forKey: name) }
}
