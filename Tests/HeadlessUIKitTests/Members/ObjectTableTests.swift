import Testing

@testable import HeadlessUIKit

/// An object that equals every other one with the same name.
nonisolated private final class Named: NSObject {
  let name: String

  init(_ name: String) { self.name = name }

  override var hash: Int { name.hashValue }

  override func isEqual(_ object: Any?) -> Bool { (object as? Named)?.name == name }
}

/// Source: the documentation of NSPointerFunctions' options.
@Suite("Equality in tables of objects")
struct ObjectTableTests {
  @Test("a table with pointer personality holds equal objects apart, any other table holds one")
  func identity() {
    let (first, second) = (Named("a"), Named("a"))
    let equal = NSHashTable<Named>()
    let identical = NSHashTable<Named>(options: .objectPointerPersonality)
    for table in [equal, identical] {
      table.add(first)
      table.add(second)
    }
    #expect([equal, identical].map { $0.allObjects.count } == [1, 2])
    #expect(equal.contains(Named("a")) && !identical.contains(Named("a")))
    identical.remove(first)
    #expect(identical.allObjects.map { $0 === second } == [true])
  }

  @Test("a weak reference whose object is gone equals itself, and that of no other gone object")
  func gone() {
    var objects: [Named]? = [Named("a"), Named("a")]
    let references = objects?.map { TableReference($0, .weakMemory) } ?? []
    #expect(references[0] == references[1])
    objects = nil
    #expect(references.map { $0.object == nil } == [true, true])
    #expect(references[0] == references[0] && references[0] != references[1])
  }

  @Test("objects that are not NSObjects are held apart in every table")
  func plain() {
    final class Plain {}
    let (first, second) = (Plain(), Plain())
    let table = NSHashTable<Plain>()
    table.add(first)
    table.add(second)
    table.add(first)
    #expect(table.allObjects.count == 2 && !table.contains(Plain()))
  }
}
