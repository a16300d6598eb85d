#if os(Linux)
  import RehearsalCore
  import Testing

  @Suite("Order of sets and dictionaries")
  struct HashOrderTests {
    private static let names = (0..<100).map { "key \($0)" }

    @Test("dictionaries that are made alike have the same order")
    func dictionaries() {
      // One beside the other, so that no two have the same address.
      let tables = (0..<20).map { number in
        Dictionary(uniqueKeysWithValues: Self.names.map { ($0, number) })
      }
      #expect(Set(tables.map { Array($0.keys) }).count == 1)
    }

    @Test("sets that are made alike have the same order")
    func sets() {
      let sets = (0..<20).map { _ in Set(Self.names) }
      #expect(Set(sets.map { Array($0) }).count == 1)
    }
  }
#endif
