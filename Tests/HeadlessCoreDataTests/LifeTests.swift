import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessCoreData

/// A page whose objects tell the calls that they get.
class Page: NSManagedObject {
  /// The calls of this object.
  var calls: [String] = []
  /// Gets the calls of a save.
  var tell: (String) -> Void = { _ in }

  var label: String {
    get { rehearsalManagedValue("label") }
    set { setValue(newValue, forKey: "label") }
  }

  override func awakeFromFetch() {
    super.awakeFromFetch()
    calls.append("read as \(label)\(managedObjectContext == nil ? ", without a context" : "")")
  }

  override func willSave() {
    super.willSave()
    tell("will save \(label)")
  }

  override func didSave() {
    super.didSave()
    tell("did save \(label)")
  }
}

/// A page of an entity that inherits from that of pages.
final class TitlePage: Page {}

/// Returns a container with pages and title pages, on a device of its own.
func makePageContainer() -> NSPersistentContainer {
  Device.current = Device()
  let label = NSAttributeDescription()
  (label.name, label.attributeType) = ("label", .stringAttributeType)
  let entities = [Page.self, TitlePage.self].map { type in
    let entity = NSEntityDescription()
    entity.name = "\(type)"
    entity.managedObjectClassName = NSStringFromClass(type)
    return entity
  }
  entities[0].properties = [label]
  entities[0].subentities = [entities[1]]
  let model = NSManagedObjectModel()
  model.entities = entities
  let container = NSPersistentContainer(name: "Pages", managedObjectModel: model)
  container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
  container.loadPersistentStores { _, _ in }
  return container
}

@Suite("Calls of managed objects")
struct LifeTests {
  private func pages(
    _ labels: [String], in context: NSManagedObjectContext, _ tell: @escaping (String) -> Void
  ) -> [Page] {
    labels.map { label in
      let page = Page(context: context)
      page.label = label
      page.tell = tell
      return page
    }
  }

  @Test("an object that another context reads is told once, with its values and its context")
  func reading() throws {
    let container = makePageContainer()
    let page = try #require(pages(["one"], in: container.viewContext) { _ in }.first)
    try container.viewContext.save()
    let other = container.newBackgroundContext()
    let request = NSFetchRequest<Page>(entityName: "Page")
    let found = [try other.fetch(request), try other.fetch(request)].map(\.first)
    #expect(found[0] === found[1])
    #expect(found[0]?.calls == ["read as one"])
    #expect(page.calls == [])
  }

  @Test("a save tells new objects, then changed ones, then deleted ones, each by their age")
  func saving() throws {
    let context = makePageContainer().viewContext
    var told: [String] = []
    let saved = pages(["a", "b", "c", "d"], in: context) { told.append($0) }
    try context.save()
    context.delete(saved[1])
    context.delete(saved[0])
    (saved[3].label, saved[2].label) = ("d2", "c2")
    _ = pages(["e", "f"], in: context) { told.append($0) }
    told = []
    try context.save()
    let labels = ["e", "f", "c2", "d2", "a", "b"]
    #expect(Array(told.prefix(6)) == labels.map { "will save \($0)" })
    #expect(told.dropFirst(6).sorted() == labels.sorted().map { "did save \($0)" })
  }

  @Test(
    "a fetch finds objects of inheriting entities unless the request excludes them",
    arguments: [
      ("Page", true, ["one", "title"]), ("Page", false, ["one"]),
      ("TitlePage", true, ["title"]), ("TitlePage", false, ["title"]),
    ])
  func inheriting(_ entity: String, _ includes: Bool, _ labels: [String]) throws {
    let context = makePageContainer().viewContext
    _ = pages(["one"], in: context) { _ in }
    TitlePage(context: context).label = "title"
    let request = NSFetchRequest<Page>(entityName: entity)
    request.includesSubentities = includes
    #expect(try context.fetch(request).map(\.label) == labels)
  }
}
