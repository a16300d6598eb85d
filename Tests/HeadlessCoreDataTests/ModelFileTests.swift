import Foundation
import Testing

@testable import HeadlessCoreData

private final class LoadedNovel: NSManagedObject {}

@Suite("Models that a port writes")
struct ModelFileTests {
  @Test("the entity of a class is that of a model that was read")
  func entity() throws {
    let json = """
      {"entities": [{"name": "Novel", "className": "LoadedNovel", "attributes": [],
        "relationships": []}]}
      """
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("model-\(UUID().uuidString).momd")
    try Data(json.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let model = try #require(NSManagedObjectModel(contentsOf: file))
    #expect(LoadedNovel.entity() === model.entitiesByName["Novel"])
  }

  @Test("an entity with a parent has its attributes, then its own, and is one of its subentities")
  func parents() throws {
    let json = """
      {"entities": [
        {"name": "Novel", "className": "Novel", "parent": "Book", "relationships": [],
         "attributes": [{"name": "plot", "type": "String", "optional": true}]},
        {"name": "Book", "className": "Book", "relationships": [],
         "attributes": [{"name": "title", "type": "String", "optional": true}]},
        {"name": "Lost", "className": "Lost", "parent": "Nothing", "relationships": [],
         "attributes": []}]}
      """
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("model-\(UUID().uuidString).momd")
    try Data(json.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let entities = try #require(NSManagedObjectModel(contentsOf: file)).entitiesByName
    let (book, novel) = (try #require(entities["Book"]), try #require(entities["Novel"]))
    #expect(book.subentitiesByName == ["Novel": novel] && novel.superentity === book)
    #expect(novel.properties.map(\.name) == ["title", "plot"])
    #expect(novel.isKindOf(entity: book) && !book.isKindOf(entity: novel))
    #expect(entities["Lost"]?.superentity == nil && entities.count == 3)
  }

  @Test("relationships have the number, the order and the consequence of deletion of the file")
  func relationships() throws {
    func relationship(_ name: String, _ number: String, _ deletion: String) -> String {
      """
      {"name": "\(name)", "destination": "Book", "optional": false, \(number), \
      "deletion": "\(deletion)"}
      """
    }
    let one = #""toMany": false, "ordered": false"#
    let list = #""toMany": true, "ordered": true"#
    let json = """
      {"entities": [{"name": "Book", "className": "Book", "attributes": [], "relationships": [
        \(relationship("first", one, "Cascade")), \(relationship("second", list, "Deny")),
        \(relationship("third", list, "No Action")), \(relationship("fourth", one, "Other"))]}]}
      """
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("model-\(UUID().uuidString).momd")
    try Data(json.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let book = try #require(NSManagedObjectModel(contentsOf: file)?.entitiesByName["Book"])
    let made = ["first", "second", "third", "fourth"].map { book.relationshipsByName[$0] }
    #expect(made.map { $0?.isOrdered } == [false, true, true, false])
    #expect(made.map { $0?.maxCount } == [1, 0, 0, 1])
    #expect(made.map { $0?.isOptional } == [false, false, false, false])
    let rules: [NSDeleteRule] = [
      .cascadeDeleteRule, .denyDeleteRule, .noActionDeleteRule, .nullifyDeleteRule,
    ]
    #expect(made.map { $0?.deleteRule } == rules)
  }
}
