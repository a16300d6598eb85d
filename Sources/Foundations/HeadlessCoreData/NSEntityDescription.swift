public import Foundation
internal import HeadlessUIKit

/// An entity of a Core Data model.
nonisolated public final class NSEntityDescription: NSObject {
  /// The name.
  public var name: String?
  /// The name of the class of its objects.
  public var managedObjectClassName: String? = "NSManagedObject"
  /// Whether there are objects of the inheriting entities alone; stored, without effect.
  public var isAbstract = false
  /// The attributes by whose values an object is there once; stored, without effect.
  public var uniquenessConstraints: [[Any]] = []
  /// Values for the app's own use.
  public var userInfo: [AnyHashable: Any]?
  /// The entity that it inherits properties from.
  public internal(set) weak var superentity: NSEntityDescription?

  /// The entities that inherit its properties.
  public var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in oldValue where entity.superentity === self { entity.superentity = nil }
      for entity in subentities { entity.superentity = self }
    }
  }

  private var ownProperties: [NSPropertyDescription] = []
  private var ownAttributes: [NSAttributeDescription] = []
  private var ownRelationships: [NSRelationshipDescription] = []

  /// Creates an entity without properties.
  public override init() { super.init() }

  init(_ entity: ManagedModelFile.Entity) {
    name = entity.name
    managedObjectClassName = entity.className
    super.init()
    properties =
      entity.attributes.map { NSAttributeDescription($0) }
      + entity.relationships.map { NSRelationshipDescription($0) }
  }

  /// An entity that no model has, so that a mistake in a name does not end the app.
  init(unknown name: String) {
    self.name = name
    super.init()
  }

  /// The properties: those that it inherits, then its own.
  ///
  /// Setting them replaces its own.
  public var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      let inherited = superentity?.properties ?? []
      ownProperties = newValue.filter { !inherited.contains($0) }
      ownAttributes = ownProperties.compactMap { $0 as? NSAttributeDescription }
      ownRelationships = ownProperties.compactMap { $0 as? NSRelationshipDescription }
      for property in ownProperties { property.entity = self }
    }
  }

  /// The properties by their names.
  public var propertiesByName: [String: NSPropertyDescription] { Self.byName(properties) }
  /// The attributes by their names.
  public var attributesByName: [String: NSAttributeDescription] { Self.byName(attributes) }
  /// The relationships by their names.
  public var relationshipsByName: [String: NSRelationshipDescription] { Self.byName(relationships) }
  /// The inheriting entities by their names.
  public var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  private static func byName<Property: NSPropertyDescription>(
    _ properties: [Property]
  ) -> [String: Property] {
    Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
  }

  /// The names of its attributes.
  public var attributeNames: [String] { attributes.map(\.name) }

  var attributes: [NSAttributeDescription] { (superentity?.attributes ?? []) + ownAttributes }

  var relationships: [NSRelationshipDescription] {
    (superentity?.relationships ?? []) + ownRelationships
  }

  func relationship(_ name: String) -> NSRelationshipDescription? {
    ownRelationship(name) ?? superentity?.relationship(name)
  }

  func ownRelationship(_ name: String) -> NSRelationshipDescription? {
    ownRelationships.first { $0.name == name }
  }

  /// Whether an entity is this one or inherits from it.
  public func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || superentity?.isKindOf(entity: entity) == true
  }

  /// The name of the class without its module.
  var plainClassName: String {
    (managedObjectClassName ?? "").split(separator: ".").last.map(String.init) ?? ""
  }

  /// The class of the entity's objects.
  @MainActor var objectClass: NSManagedObject.Type {
    AppResources.type(named: plainClassName) as? NSManagedObject.Type
      ?? AppResources.type(named: managedObjectClassName ?? "") as? NSManagedObject.Type
      ?? NSManagedObject.self
  }

  /// Returns the entity with a name in the model of a context.
  @MainActor public static func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[name] }

  /// Returns a new object of the class of an entity, as `NSManagedObject(entity:insertInto:)` gives on Apple's systems.
  ///
  /// `rehearse port` writes it in place of the initializer, which cannot give an object of a subclass here.
  @MainActor public static func rehearsalObject(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject { entity.objectClass.init(entity: entity, insertInto: context) }

  /// Returns a new object of an entity, inserted into a context.
  @MainActor public static func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    rehearsalObject(entity: context.entity(named: name), insertInto: context)
  }
}
