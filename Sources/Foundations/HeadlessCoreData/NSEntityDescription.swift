internal import HeadlessUIKit

/// An entity of a Core Data model.
public final class NSEntityDescription {
  /// The name.
  public var name: String?
  /// The name of the class of its objects.
  public var managedObjectClassName: String
  /// The entity that it inherits properties from.
  public internal(set) weak var superentity: NSEntityDescription?

  let parentName: String?
  private let ownAttributes: [ManagedModelFile.Attribute]
  private let ownRelationships: [ManagedModelFile.Relationship]

  init(_ entity: ManagedModelFile.Entity) {
    name = entity.name
    managedObjectClassName = entity.className
    parentName = entity.parent
    ownAttributes = entity.attributes
    ownRelationships = entity.relationships
  }

  /// An entity that no model has, so that a mistake in a name does not end the app.
  init(unknown name: String) {
    self.name = name
    managedObjectClassName = "NSManagedObject"
    parentName = nil
    ownAttributes = []
    ownRelationships = []
  }

  /// The names of its attributes.
  public var attributeNames: [String] { attributes.map(\.name) }

  var attributes: [ManagedModelFile.Attribute] { (superentity?.attributes ?? []) + ownAttributes }

  func relationship(_ name: String) -> ManagedModelFile.Relationship? {
    ownRelationships.first { $0.name == name } ?? superentity?.relationship(name)
  }

  var relationships: [ManagedModelFile.Relationship] {
    (superentity?.relationships ?? []) + ownRelationships
  }

  /// Whether an entity is this one or inherits from it.
  public func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || superentity?.isKindOf(entity: entity) == true
  }

  /// The name of the class without its module.
  var plainClassName: String {
    managedObjectClassName.split(separator: ".").last.map(String.init) ?? managedObjectClassName
  }

  /// The class of the entity's objects.
  var objectClass: NSManagedObject.Type {
    AppResources.type(named: plainClassName) as? NSManagedObject.Type
      ?? AppResources.type(named: managedObjectClassName) as? NSManagedObject.Type
      ?? NSManagedObject.self
  }

  /// Returns the entity with a name in the model of a context.
  public static func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[name] }

  /// Returns a new object of an entity, inserted into a context.
  public static func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.entity(named: name)
    return entity.objectClass.init(entity: entity, insertInto: context)
  }
}
