import Foundation
import HeadlessDevice
import HeadlessFoundation
import Testing

@testable import HeadlessCoreData

/// A potter's kiln, whose model has no file.
final class Kiln: NSManagedObject {
  var label: String {
    get { rehearsalManagedValue("label") }
    set { setValue(newValue, forKey: "label") }
  }
  var firings: Set<Firing> {
    get { rehearsalManagedValue("firings") }
    set { setValue(newValue, forKey: "firings") }
  }
}

class Firing: NSManagedObject {
  var degrees: Int32 {
    get { rehearsalManagedValue("degrees") }
    set { setValue(newValue, forKey: "degrees") }
  }
  var kiln: Kiln? {
    get { rehearsalManagedValue("kiln") }
    set { setValue(newValue, forKey: "kiln") }
  }
}

@Suite("A Core Data model that is made in code")
struct ModelInCodeTests {
  private func attribute(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = true, default value: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    attribute.defaultValue = value
    return attribute
  }

  private func entity(
    _ type: NSManagedObject.Type, _ properties: [NSPropertyDescription]
  ) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(type)"
    entity.managedObjectClassName = NSStringFromClass(type)
    entity.properties = properties
    return entity
  }

  /// Returns a container whose kilns have firings.
  private func container(deleting rule: NSDeleteRule) -> NSPersistentContainer {
    Device.current = Device()
    let (firings, kiln) = (NSRelationshipDescription(), NSRelationshipDescription())
    let kilns = entity(Kiln.self, [attribute("label", .stringAttributeType, isOptional: false)])
    let all = entity(Firing.self, [attribute("degrees", .integer32AttributeType, default: 1240)])
    (firings.name, firings.destinationEntity, firings.deleteRule) = ("firings", all, rule)
    (kiln.name, kiln.destinationEntity, kiln.maxCount) = ("kiln", kilns, 1)
    (firings.inverseRelationship, kiln.inverseRelationship) = (kiln, firings)
    kilns.properties.append(firings)
    all.properties.append(kiln)
    let model = NSManagedObjectModel()
    model.entities = [kilns, all]
    let container = NSPersistentContainer(name: "Pottery", managedObjectModel: model)
    container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
    container.loadPersistentStores { _, _ in }
    return container
  }

  /// Saves a kiln with two firings, and returns it.
  private func filledKiln(_ context: NSManagedObjectContext) throws -> Kiln {
    let kiln = Kiln(context: context)
    kiln.label = "Big"
    let firings = [Firing(context: context), Firing(context: context)]
    firings[1].degrees = 980
    kiln.firings = Set(firings)
    try context.save()
    return kiln
  }

  @Test("objects have its default values, its classes and both sides of its relationships")
  func objects() throws {
    let container = container(deleting: .nullifyDeleteRule)
    let context = container.viewContext
    let kiln = try filledKiln(context)
    let request = NSFetchRequest<Firing>(entityName: "Firing")
    request.sortDescriptors = [.init(key: "degrees", ascending: true)]
    let found = try context.fetch(request)
    #expect(found.map(\.degrees) == [980, 1240])
    #expect(found.map(\.kiln) == [kiln, kiln])
    #expect(Kiln.entity() === container.managedObjectModel.entitiesByName["Kiln"])
    #expect(Kiln.entity().propertiesByName.keys.sorted() == ["firings", "label"])
    #expect(Kiln.entity().attributesByName["label"]?.type == .string)
    #expect(Kiln.entity().relationshipsByName["firings"]?.isToMany == true)
    #expect(Kiln.entity().properties.allSatisfy { $0.entity === Kiln.entity() })
  }

  @Test("a value that it requires is missed at the save")
  func required() throws {
    let context = container(deleting: .nullifyDeleteRule).viewContext
    _ = Kiln(context: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == 1570)
    #expect(error?.localizedDescription == "label is a required value.")
  }

  @Test(
    "the deletion of an object follows the rule",
    arguments: [
      (NSDeleteRule.nullifyDeleteRule, "0 kilns, firings of none none"),
      (.cascadeDeleteRule, "0 kilns, firings of"),
      (.noActionDeleteRule, "0 kilns, firings of one one"),
      (.denyDeleteRule, "firings has objects, and its delete rule is Deny. (1600)"),
    ])
  func deletion(rule: NSDeleteRule, result: String) throws {
    let context = container(deleting: rule).viewContext
    context.delete(try filledKiln(context))
    do {
      try context.save()
    } catch let error as NSError {
      #expect("\(error.localizedDescription) (\(error.code))" == result)
      return
    }
    let kilns = try context.count(for: NSFetchRequest<Kiln>(entityName: "Kiln"))
    let firings = try context.fetch(NSFetchRequest<Firing>(entityName: "Firing"))
    let owners = firings.map { $0.ids("kiln").isEmpty ? " none" : " one" }.joined()
    #expect("\(kilns) kilns, firings of\(owners)" == result)
  }

  @Test("a denied deletion is saved once the objects are deleted, too")
  func deniedThenDeleted() throws {
    let context = container(deleting: .denyDeleteRule).viewContext
    let kiln = try filledKiln(context)
    for firing in kiln.firings { context.delete(firing) }
    context.delete(kiln)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Kiln>(entityName: "Kiln")) == 0)
  }

  @Test("an inheriting entity has the properties of the one above, then its own")
  func inheritance() {
    let (base, special) = (NSEntityDescription(), NSEntityDescription())
    (base.name, special.name) = ("Base", "Special")
    base.properties = [attribute("name", .stringAttributeType)]
    base.subentities = [special]
    special.properties = [attribute("price", .doubleAttributeType)]
    #expect(special.properties.map(\.name) == ["name", "price"])
    #expect(special.isKindOf(entity: base) && !base.isKindOf(entity: special))
    #expect(base.subentitiesByName == ["Special": special])
    base.subentities = []
    #expect(special.properties.map(\.name) == ["price"])
  }
}
