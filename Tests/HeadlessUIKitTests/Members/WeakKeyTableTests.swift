import HeadlessUIKit
import Testing

@Suite("Values by objects that are held weakly")
struct WeakKeyTableTests {
  private final class Thing {}

  @Test("a value is found by its object alone, and removed by nil")
  func identity() {
    var table = WeakKeyTable<String>()
    let (first, second) = (Thing(), Thing())
    table[first] = "first"
    #expect(table[first] == "first")
    #expect(table[second] == nil)
    table[first] = nil
    #expect(table[first] == nil)
  }

  @Test("values of released objects go as others are added; those of living ones stay")
  func orphans() {
    var table = WeakKeyTable<Thing>()
    let living = Thing()
    // These have their places in memory before the orphan leaves its own, which is its key.
    let others = (0..<20).map { _ in Thing() }
    table[living] = Thing()
    weak var orphan: Thing?
    do {
      let value = Thing()
      orphan = value
      table[Thing()] = value
    }
    for other in others { table[other] = Thing() }
    #expect(orphan == nil)
    #expect(table[living] != nil)
    #expect(others.allSatisfy { table[$0] != nil })
  }
}
