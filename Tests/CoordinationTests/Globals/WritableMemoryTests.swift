#if os(Linux)
  import Testing

  @testable import Coordination

  @Suite("A copy of the variables' memory")
  struct WritableMemoryTests {
    @Test("it has the bytes that a variable had, whatever the variable was set to since")
    func variable() throws {
      let base = try #require(ExecutableSymbols.loadAddress)
      let variable = try #require(
        ExecutableSymbols.variables.first { $0.name.contains("12CopiedSampleV4word") })
      CopiedSample.word = 0x0506
      let copy = WritableMemory.copy()
      CopiedSample.word = 7
      let bytes = copy.bytes(at: variable.address - base, count: variable.size)
      #expect(bytes.map(Array.init) == [6, 5, 0, 0, 0, 0, 0, 0])
    }

    @Test("it has the last bytes of the memory, and none that begin before it or end after it")
    func bounds() throws {
      let places = try #require(ELFFile.executable).writableAddresses
      let last = try #require(places.max { $0.upperBound < $1.upperBound })
      let first = try #require(places.min { $0.lowerBound < $1.lowerBound })
      let copy = WritableMemory.copy()
      #expect(copy.bytes(at: last.upperBound - 8, count: 8)?.count == 8)
      #expect(copy.bytes(at: last.upperBound - 4, count: 8) == nil)
      #expect(copy.bytes(at: last.upperBound, count: 8) == nil)
      #expect(copy.bytes(at: first.lowerBound, count: 8)?.count == 8)
      #expect(copy.bytes(at: first.lowerBound - 4, count: 8) == nil)
    }
  }

  /// A variable that a test sets.
  struct CopiedSample {
    static var word = 0x0102
  }
#endif
