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

    @Test("a variable that was never set begins with the value that it has")
    func initialValues() throws {
      let variables = ExecutableSymbols.variables.filter {
        $0.name.contains("14ConstantSampleV") && $0.kind != .mark
      }
      let values = InitialValues.of(variables, nil)
      #expect(values.map(\.address) == variables.map(\.address))
      #expect(values.map(\.bytes) == values.map(\.currentBytes))
      let words = values.map { $0.address.load(as: UInt.self) }
      #expect(words.contains(0x1122_3344_5566_7788) && words.contains(0))
      let text = try #require(variables.first { $0.name.contains("4text") })
      #expect(text.address.load(as: StaticString.self).description == ConstantSample.sentence)
    }

    @Test("a value that was set is not the initial one, and writing that restores it")
    func restored() throws {
      let variable = try #require(
        ExecutableSymbols.variables.first { $0.name.contains("13ChangedSampleV4word") })
      ChangedSample.word += 1
      let value = try #require(InitialValues.of([variable], nil).first)
      #expect(value.bytes != value.currentBytes)
      value.write(value.bytes)
      #expect(value.bytes == value.currentBytes && ChangedSample.word == 0x0102)
    }
  }

  /// Variables that nothing sets, with content in the executable, without, and with an address in it.
  struct ConstantSample {
    static let sentence = "a text that the linker relocates"
    static var word = 0x1122_3344_5566_7788
    static var nothing = 0
    static var text: StaticString = "a text that the linker relocates"
  }

  /// A variable that a test sets.
  struct ChangedSample {
    static var word = 0x0102
  }
#endif
