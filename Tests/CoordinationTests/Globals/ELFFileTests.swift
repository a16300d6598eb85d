#if os(Linux)
  import Glibc
  import Testing

  @testable import Coordination

  @Suite("The executable's memory")
  struct ELFFileTests {
    @Test("a static variable can be written; a type's metadata and a function cannot")
    func writable() throws {
      let file = try #require(ELFFile.executable)
      var isWritable: [String: Bool] = [:]
      file.forEachSymbol { symbol, name in
        let name = String(cString: name)
        guard name.contains("12SymbolSampleV") else { return }
        for kind in ["4wordSivpZ", "VN", "VMa"] where name.hasSuffix(kind) {
          isWritable[kind] = file.isWritable(at: Int(symbol.st_value), count: Int(symbol.st_size))
        }
      }
      #expect(isWritable == ["4wordSivpZ": true, "VN": false, "VMa": false])
    }
  }
#endif
